import { useFrame } from "@devguild/app-shell/app-frame";
import { ClientOnly } from "@devguild/design-system/client-only";
import { track } from "@devguild/consent/tracking";
import { takeLead } from "@devguild/consent/visited-campaign";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { Button } from "@devguild/design-system/button";
import { LinkButton } from "@devguild/design-system/link-button";
import { TextLink } from "@devguild/design-system/text-link";
import { ApplicationStatusBadge } from "@devguild/design-system/status-badge";
import type { JobDetails } from "@devguild/schemas/jobs";
import { APPLY_ID, APPLY_PARAMETER, jobPath } from "@devguild/schemas/constants/jobs";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { type ComponentProps, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

import { getArrival } from "../jobs/arrival.ts";
import classes from "./apply-action.module.css";

const OneClickApply = lazyComponent(() => import("./one-click-apply.tsx"));
const ApplyBar = lazyComponent(() => import("./apply-bar.tsx"), { isOptional: true });
const ApplyModal = lazyDialog(() => import("./apply-modal.tsx"));

const WALKED_AWAY: ApplicationStatus = 5;

/** Focuses the link that has replaced the button, unless the focus is elsewhere by now. */
const focusApplication = () => {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(`#${APPLY_ID} a`)?.focus({ preventScroll: true });
};

/** The same action at the foot of a phone. */
function InBar(props: ComponentProps<typeof ApplyBar>) {
  return (
    <ClientOnly>
      <Suspense>
        <ApplyBar {...props} />
      </Suspense>
    </ClientOnly>
  );
}

/** The action available to the viewer: sign up, apply, or see the status of their application. */
export function ApplyAction({ job }: { job: JobDetails }) {
  const user = useCurrentUser();
  const { oneClickApply } = useFrame();
  const path = `${localized(jobPath(job))}?${APPLY_PARAMETER}=1`;
  const status = job.match_user_state_id as ApplicationStatus | null;
  // The bar of a phone has no room for more beside the job's title and match.
  const inBar = job.direct_apply ? "Apply on their site" : "Send application";
  const label = job.direct_apply ? "Apply on the company’s site" : "Send application";
  const canApply =
    user?.account_type === "developer" && (status === null || status === WALKED_AWAY);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // Someone who logged in or signed up to apply continues where they were.
  const isApplying = params.has(APPLY_PARAMETER);
  const [isOpen, setOpen] = useState(isApplying && canApply);
  const statusBefore = useRef(status);
  useEffect(() => {
    if (isOpen || statusBefore.current === status) return;
    statusBefore.current = status;
    // After the modal has tried to return it to the button that is gone.
    setTimeout(focusApplication);
  }, [status, isOpen]);
  useEffect(() => {
    if (isApplying)
      void navigate(localized(jobPath(job)), { replace: true, preventScrollReset: true });
  }, [isApplying, navigate, job]);
  const signUp = `${localized("/developer/sign-up")}?redirect=${encodeURIComponent(path)}`;

  if (!user)
    return (
      <>
        <LinkButton to={signUp} variant="primary" size="lg" fullWidth>
          {label}
        </LinkButton>
        <InBar job={job}>
          <LinkButton to={signUp} variant="primary">
            {inBar}
          </LinkButton>
        </InBar>
        <p className={classes.login}>
          Already here?{" "}
          <TextLink inline to={`${localized("/user/login")}?redirect=${encodeURIComponent(path)}`}>
            Log in
          </TextLink>
        </p>
      </>
    );
  if (user.account_type !== "developer") return <p>Switch to a developer account to apply.</p>;
  // The modal may have more to show after sending, so it must survive the switch to the status view. The
  // shared key lets React preserve it across both branches.
  const modal = isOpen && (
    <ClientOnly key="modal">
      <ApplyModal job={job} user={user} onClose={() => setOpen(false)} />
    </ClientOnly>
  );
  if (status !== null && status !== WALKED_AWAY)
    return (
      <>
        <ApplicationStatusBadge status={status} reader="developer" />
        <LinkButton to={`${localized("/developer-dashboard")}?application=${job.id}`} fullWidth>
          See your application
        </LinkButton>
        {modal}
      </>
    );
  const apply = () => {
    const { source, utm } = getArrival(job.id);
    track(job.direct_apply ? "job.apply-external-click" : "job.apply-internal-click", {
      job_id: job.id,
      source,
      ...utm,
    });
    const campaign = takeLead(job.id);
    if (campaign !== null) track("campaign.lead", { campaign_id: campaign, job_id: job.id });
    setOpen(true);
  };
  const doWhat = status === WALKED_AWAY ? "Apply again" : label;
  return (
    <>
      <Button variant="primary" size="lg" fullWidth onClick={apply}>
        {doWhat}
      </Button>
      <InBar job={job}>
        <Button variant="primary" onClick={apply}>
          {status === WALKED_AWAY ? doWhat : inBar}
        </Button>
      </InBar>
      {oneClickApply && !job.direct_apply && (
        <Suspense>
          <OneClickApply job={job} onMissing={() => setOpen(true)} />
        </Suspense>
      )}
      {modal}
    </>
  );
}
