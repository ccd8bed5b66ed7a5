import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { Button } from "@devguild/design-system/button";
import { FormModal } from "@devguild/design-system/form-modal";
import { LinkButton } from "@devguild/design-system/link-button";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { Modal } from "@devguild/design-system/modal";
import { TextArea } from "@devguild/design-system/text-area";
import { useToast } from "@devguild/design-system/toast";
import type { User } from "@devguild/schemas/identity";
import type { JobDetails } from "@devguild/schemas/jobs";
import { COVER_LETTER_MAX } from "@devguild/schemas/constants/applications";
import { APPLY_PARAMETER, jobPath } from "@devguild/schemas/constants/jobs";
import { pluralize } from "@devguild/schemas/formats";
import { formatResidence } from "@devguild/schemas/residences";
import { localized } from "@devguild/session/redirects";
import { useQueryClient } from "@tanstack/react-query";
import { IconCheck, IconMinus } from "@tabler/icons-react";

import { VerifyNotice } from "../identity/verify-notice.tsx";
import { getArrival } from "../jobs/arrival.ts";
import classes from "./apply-modal.module.css";

type Props = { job: JobDetails; user: User; onClose: () => void };
type Missing = "email" | "profile" | null;

const findMissing = (user: User): Missing =>
  user.email_verified
    ? user.residence_city && user.skills.length > 0
      ? null
      : "profile"
    : "email";

const toMissing = (error: unknown): Missing =>
  error instanceof ApiError
    ? error.code === "email_unverified"
      ? "email"
      : error.code === "profile_incomplete"
        ? "profile"
        : null
    : null;

/** Lists exactly what a company gets with an application. */
function SharedWithCompany({ user }: { user: User }) {
  const shared: { label: string; detail: string | undefined; Icon?: typeof IconCheck }[] = [
    { label: "Your name and email", detail: `${user.full_name}, ${user.email}` },
    {
      label: "Your city",
      detail: user.residence_city
        ? formatResidence(user.residence_name, user.residence_city.name)
        : undefined,
    },
    {
      label: `${pluralize(user.skills.length, "skill")}, with years`,
      detail: "",
    },
    { label: "Your languages", detail: user.languages.map(({ name }) => name).join(", ") },
    user.cv_uploaded
      ? { label: "Your CV", detail: "" }
      : { label: "No CV.", detail: "You can add one to your profile.", Icon: IconMinus },
  ].filter(({ detail }) => detail !== undefined);
  return (
    <ul className={classes.shared}>
      {shared.map(({ label, detail, Icon = IconCheck }) => (
        <li key={label}>
          <Icon size={18} stroke={1.75} aria-hidden />
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
      title="Confirm your email first"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <VerifyNotice user={user} />
    </Modal>
  );
}

function CompleteFirst({ job, onClose }: { job: JobDetails; onClose: () => void }) {
  const back = encodeURIComponent(`${localized(jobPath(job))}?${APPLY_PARAMETER}=1`);
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
        Companies want to know where you live and what you can do. It takes 2 minutes, then we’ll
        bring you back here.
      </p>
    </Modal>
  );
}

/** Confirms that the application was sent and offers to finish an incomplete profile. */
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
          <Button onClick={onClose}>Not now</Button>
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
        3 short questions to go: your citizenship, how you like to work, and your LinkedIn profile.
        Companies reply faster when these are filled in.
      </p>
    </Modal>
  );
}

/** Sends an application after listing what it includes. First asks for anything that is still missing. */
export default function ApplyModal({ job, user, onClose }: Props) {
  const toasts = useToast();
  const queries = useQueryClient();
  const company = job.company.display_name;
  const asksToFinish = !user.profile_finalized && !job.direct_apply;
  const form = useApiForm(api.applications.apply, {
    draft: storeDraft(`${user.id}.apply.${job.id}`),
    initialValues: { cover_letter: "" },
    toInput: ({ cover_letter }) => ({
      params: { id: job.id },
      body: {
        ...getArrival(job.id),
        ...(job.direct_apply
          ? { type: "external" as const }
          : { type: "internal" as const, ...(cover_letter && { cover_letter }) }),
      },
    }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ["jobs"] });
      void queries.invalidateQueries({ queryKey: ["applications"] });
      if (job.direct_apply && job.job_url) globalThis.open(job.job_url, "_blank", "noopener");
      if (asksToFinish) return;
      toasts.show({
        tone: "ok",
        text: job.direct_apply
          ? `Saved to your applications. Now apply on ${company}’s own site.`
          : `Sent to ${company}.`,
      });
      onClose();
    },
  });
  if (form.isSuccess && asksToFinish)
    return <FinishNext company={company} job={job} onClose={onClose} />;
  const missing = findMissing(user) ?? toMissing(form.failure);
  if (missing === "email") return <VerifyFirst user={user} onClose={onClose} />;
  if (missing === "profile") return <CompleteFirst job={job} onClose={onClose} />;
  return (
    <FormModal
      form={form}
      onClose={onClose}
      icon={<LogoTile name={company} src={job.company.logo_url} size={40} />}
      title={job.direct_apply ? "Apply on the company’s site" : "Send application"}
      subtitle={`${job.title} at ${company}`}
      footerNote={job.direct_apply ? undefined : "You can withdraw later."}
      submitLabel={job.direct_apply ? "Go to the site" : "Send application"}
      cancelLabel="Not now"
    >
      {job.direct_apply ? (
        <p>
          {company} takes applications on its own site, which opens in a new tab. We’ll add the job
          to your applications here. Nothing from your profile is sent.
        </p>
      ) : (
        <>
          <div>
            <p className={classes.note}>{company} will see:</p>
            <SharedWithCompany user={user} />
          </div>
          <TextArea
            label={`Message to ${company}`}
            optional
            limit={COVER_LETTER_MAX}
            rows={5}
            help="Add anything your profile doesn’t say."
            {...form.field("cover_letter")}
          />
        </>
      )}
    </FormModal>
  );
}
