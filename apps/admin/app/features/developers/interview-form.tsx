import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { TextArea } from "@devguild/design-system/text-area";
import { useToast } from "@devguild/design-system/toast";
import {
  DEVELOPER_STAFF_MESSAGES,
  INTERVIEW_MAX,
} from "@devguild/schemas/constants/admin-developers";
import type { Interview } from "@devguild/schemas/interviews";
import { useState } from "react";

import classes from "./developer-record.module.css";
import { useMayEdit, useRefreshDeveloper } from "./use-developer-action.ts";

type Props = {
  developerId: number;
  jobId: number;
  /** The one to change; null for a new one. */
  interview: Interview | null;
  onDone: () => void;
};

/** A form to note an interview, or to change what was noted. */
export function InterviewForm({ developerId, jobId, interview, onDone }: Props) {
  const toasts = useToast();
  const refresh = useRefreshDeveloper();
  const permitted = useMayEdit();
  const [draft] = useState(() =>
    storeDraft(`interview.${developerId}.${jobId}.${interview?.id ?? "new"}`),
  );
  const form = useApiForm(
    {
      call: (body: { job_id: number; text: string }) =>
        interview
          ? api.interviews.update.call({
              params: { id: developerId, interviewId: interview.id },
              body,
            })
          : api.interviews.create.call({ params: { id: developerId }, body }),
    },
    {
      draft,
      initialValues: { text: interview?.text ?? "" },
      check: ({ text }): Record<string, string> =>
        text.trim() === "" ? { text: DEVELOPER_STAFF_MESSAGES.interviewRequired } : {},
      toInput: ({ text }) => ({ job_id: jobId, text }),
      onSuccess: async () => {
        await refresh();
        toasts.show({ tone: "ok", text: "Interview saved." });
        onDone();
      },
    },
  );
  return (
    <ApiForm
      form={form}
      className={classes.main}
      actions={
        <>
          {interview && (
            <Button size="sm" onClick={onDone}>
              Cancel
            </Button>
          )}
          <Button type="submit" size="sm" loading={form.isPending} {...permitted}>
            {interview ? "Save interview" : "Add interview"}
          </Button>
        </>
      }
    >
      <TextArea
        label={interview ? "Interview" : "New interview"}
        rows={2}
        limit={INTERVIEW_MAX}
        help="Only staff see interviews."
        {...permitted}
        {...form.field("text")}
      />
    </ApiForm>
  );
}
