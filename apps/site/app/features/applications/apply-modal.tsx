import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { LinkButton } from "@devguild/design-system/link-button";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { Modal } from "@devguild/design-system/modal";
import { TextArea } from "@devguild/design-system/text-area";
import { useToast } from "@devguild/design-system/toast";
import type { User } from "@devguild/schemas/identity";
import type { JobDetails } from "@devguild/schemas/jobs";
import { jobPath } from "@devguild/schemas/constants/jobs";
import { localized } from "@devguild/session/redirects";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { IconCircleCheckFilled } from "@tabler/icons-react";
import { useState } from "react";

import { VerifyNotice } from "../identity/verify-notice.tsx";
import classes from "./apply-modal.module.css";

const LETTER_MAX = 5000;

type Props = { job: JobDetails; user: User; onClose: () => void };
type Missing = "email" | "profile" | null;

const missingOf = (user: User): Missing =>
  user.email_verified
    ? user.residence_city && user.skills.length > 0
      ? null
      : "profile"
    : "email";

const missingIn = (error: unknown): Missing =>
  error instanceof ApiError
    ? error.code === "email_unverified"
      ? "email"
      : error.code === "profile_incomplete"
        ? "profile"
        : null
    : null;

/** Exactly what a company is given with an application. */
function SharedWithCompany({ user }: { user: User }) {
  const shared = [
    { label: "Your name and e-mail", detail: `${user.full_name}, ${user.email}` },
    { label: "Your city", detail: user.residence_city?.name },
    { label: "Your skills with years", detail: `${user.skills.length}` },
    { label: "Your languages", detail: user.languages.map(({ name }) => name).join(", ") },
    ...(user.cv_uploaded ? [{ label: "Your CV", detail: "" }] : []),
  ].filter(({ detail }) => detail !== undefined);
  return (
    <ul className={classes.shared}>
      {shared.map(({ label, detail }) => (
        <li key={label}>
          <IconCircleCheckFilled size={18} aria-hidden />
          <span>
            {label} {detail && <small>{detail}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function VerifyFirst({ user, onClose }: { user: User; onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title="Confirm your e-mail first"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <VerifyNotice user={user} />
    </Modal>
  );
}

function CompleteFirst({ job, onClose }: { job: JobDetails; onClose: () => void }) {
  const back = encodeURIComponent(localized(jobPath(job)));
  return (
    <Modal
      opened
      onClose={onClose}
      title="Two steps before you apply"
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <LinkButton
            variant="primary"
            to={`${localized("/developer-dashboard")}?redirect=${back}`}
          >
            Complete your profile
          </LinkButton>
        </>
      }
    >
      <p>
        A company wants to know where you are and what you can do. It takes two minutes, and you
        come back here.
      </p>
    </Modal>
  );
}

/** Sent; a profile that is not finished yet can be now, while somebody thinks of it. */
function FinishNext({
  company,
  job,
  onClose,
}: {
  company: string;
  job: JobDetails;
  onClose: () => void;
}) {
  const back = encodeURIComponent(localized(jobPath(job)));
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Sent to ${company}.`}
      footer={
        <>
          <Button onClick={onClose}>Another day</Button>
          <LinkButton
            variant="primary"
            to={`${localized("/developer/finalize-profile")}?redirect=${back}`}
          >
            Finish your profile
          </LinkButton>
        </>
      }
    >
      <p>
        Three short questions are left in your profile: where you live, how you would work, where to
        read more about you. Companies answer sooner when they know.
      </p>
    </Modal>
  );
}

/** Sends an application after saying what goes with it; asks first for what is still missing. */
export default function ApplyModal({ job, user, onClose }: Props) {
  const [letter, setLetter] = useState("");
  const toasts = useToast();
  const queries = useQueryClient();
  const company = job.company.display_name;
  const asksToFinish = !user.profile_finalized && !job.direct_apply;
  const applying = useMutation({
    mutationFn: () =>
      api.applications.apply.call({
        params: { id: job.id },
        body: job.direct_apply
          ? { type: "external" }
          : { type: "internal", ...(letter && { cover_letter: letter }) },
      }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ["jobs"] });
      void queries.invalidateQueries({ queryKey: ["applications"] });
      if (job.direct_apply && job.job_url) globalThis.open(job.job_url, "_blank", "noopener");
      if (asksToFinish) return;
      toasts.show({
        tone: "ok",
        text: job.direct_apply ? `Noted. Apply on the site of ${company}.` : `Sent to ${company}.`,
      });
      onClose();
    },
  });
  if (applying.isSuccess && asksToFinish)
    return <FinishNext company={company} job={job} onClose={onClose} />;
  const missing = missingOf(user) ?? missingIn(applying.error);
  if (missing === "email") return <VerifyFirst user={user} onClose={onClose} />;
  if (missing === "profile") return <CompleteFirst job={job} onClose={onClose} />;
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={letter === ""}
      icon={<LogoTile name={company} src={job.company.logo_url} size={40} />}
      title={job.direct_apply ? "Apply on the company's site" : "Send application"}
      subtitle={`${job.title} at ${company}`}
      footerNote={job.direct_apply ? undefined : "You can walk away later."}
      footer={
        <>
          <Button variant="subtle" onClick={onClose}>
            Not now
          </Button>
          <Button variant="primary" loading={applying.isPending} onClick={() => applying.mutate()}>
            {job.direct_apply ? "Go to the site" : "Send application"}
          </Button>
        </>
      }
    >
      {job.direct_apply ? (
        <p>
          {company} takes applications on its own site, which opens in a new tab. We note that you
          went there, so that you find the job on your dashboard again. Nothing of your profile is
          sent.
        </p>
      ) : (
        <>
          <p className={classes.note}>{company} gets this from your profile:</p>
          <SharedWithCompany user={user} />
          <TextArea
            label={`A few lines to ${company}`}
            optional
            limit={LETTER_MAX}
            rows={5}
            value={letter}
            onChange={(event) => setLetter(event.currentTarget.value)}
            help="Say what the profile does not."
            error={
              applying.error instanceof ApiError ? applying.error.fields["cover_letter"] : undefined
            }
          />
        </>
      )}
      {applying.isError && <FormError>{applying.error.message}</FormError>}
    </Modal>
  );
}
