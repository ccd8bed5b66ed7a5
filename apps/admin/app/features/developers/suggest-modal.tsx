import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { TextArea } from "@devguild/design-system/text-area";
import { useToast } from "@devguild/design-system/toast";
import type { StaffDeveloper } from "@devguild/schemas/admin-developers";
import { SUGGESTION_MAX } from "@devguild/schemas/constants/admin-developers";
import type { JobCard } from "@devguild/schemas/jobs";

import { FormModal } from "@devguild/design-system/form-modal";
import { useState } from "react";
import { nameDeveloper } from "./developer-list.tsx";
import { useRefreshDeveloper } from "./use-developer-action.ts";

type Props = { developer: StaffDeveloper; job: JobCard; onClose: () => void };

/** A dialog to suggest a job to a developer by email. */
export function SuggestModal({ developer, job, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshDeveloper();
  const name = nameDeveloper(developer);
  // `job_id` is a field so that what the server says about the job is shown.
  const [draft] = useState(() => storeDraft(`job-suggestion.${developer.id}.${job.id}`));
  const form = useApiForm(api.jobSuggestions.create, {
    draft,
    initialValues: { message: "", job_id: String(job.id) },
    toInput: ({ message }) => ({
      params: { id: developer.id },
      body: { job_id: job.id, message },
    }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ tone: "ok", text: `Suggested to ${name}.` });
      onClose();
    },
  });
  const { error } = form.field("job_id");
  return (
    <FormModal
      form={form}
      title={`Suggest ${job.title}`}
      subtitle={job.company.name}
      submitLabel="Send suggestion"
      onClose={onClose}
    >
      {error && <p role="alert">{error}</p>}
      <TextArea
        label={`Message to ${name}`}
        optional
        rows={4}
        limit={SUGGESTION_MAX}
        help="Sent by email with a link to the job. Replies go to you."
        {...form.field("message")}
      />
    </FormModal>
  );
}
