import { useFrame } from "@devguild/app-shell/app-frame";
import { track } from "@devguild/consent/tracking";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { Button } from "@devguild/design-system/button";
import { LinkButton } from "@devguild/design-system/link-button";
import { ApplicationStatusBadge } from "@devguild/design-system/status-badge";
import type { JobDetails } from "@devguild/schemas/jobs";
import { jobPath } from "@devguild/schemas/constants/jobs";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { Suspense, useState } from "react";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";

const OneClickApply = lazyComponent(() => import("./one-click-apply.tsx"));
const ApplyModal = lazyComponent(() => import("./apply-modal.tsx"));

const WALKED_AWAY: ApplicationStatus = 5;

/** The action available to the viewer: sign up, apply, or see the status of their application. */
export function ApplyAction({ job }: { job: JobDetails }) {
  const user = useCurrentUser();
  const { oneClickApply } = useFrame();
  const [isOpen, setOpen] = useState(false);
  const path = localized(jobPath(job));
  const status = job.match_user_state_id as ApplicationStatus | null;
  const label = job.direct_apply ? "Apply on the company’s site" : "Send application";

  if (!user)
    return (
      <>
        <LinkButton
          to={`${localized("/developer/sign-up")}?redirect=${encodeURIComponent(path)}`}
          variant="primary"
          size="lg"
          fullWidth
        >
          {label}
        </LinkButton>
        <LinkButton
          to={`${localized("/user/login")}?redirect=${encodeURIComponent(path)}`}
          fullWidth
        >
          Log in to apply
        </LinkButton>
      </>
    );
  if (user.account_type !== "developer") return <p>Switch to a developer account to apply.</p>;
  // The modal may have more to show after sending, so it must survive the switch to the status view. The
  // shared key lets React preserve it across both branches.
  const modal = isOpen && (
    <Suspense key="modal">
      <ApplyModal job={job} user={user} onClose={() => setOpen(false)} />
    </Suspense>
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
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        fullWidth
        onClick={() => {
          track(job.direct_apply ? "job.apply-external-click" : "job.apply-internal-click", {
            job_id: job.id,
          });
          setOpen(true);
        }}
      >
        {status === WALKED_AWAY ? "Apply again" : label}
      </Button>
      {oneClickApply && !job.direct_apply && (
        <Suspense>
          <OneClickApply job={job} onMissing={() => setOpen(true)} />
        </Suspense>
      )}
      {modal}
    </>
  );
}
