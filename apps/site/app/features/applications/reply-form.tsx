import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { TextArea } from "@devguild/design-system/text-area";
import { useToast } from "@devguild/design-system/toast";
import type { AppliedJob } from "@devguild/schemas/applications";
import { MESSAGE_MAX } from "@devguild/schemas/constants/applications";
import { useQueryClient } from "@tanstack/react-query";

import classes from "./application-row.module.css";

type Props = { applied: AppliedJob; developerId: number };

/** Writes back to a company about an application. What is typed is stored until it is sent. */
export default function ReplyForm({ applied, developerId }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const form = useApiForm(api.applications.reply, {
    draft: storeDraft(`${developerId}.reply.${applied.id}`),
    initialValues: { message: "" },
    toInput: ({ message }) => ({
      params: { id: developerId, jobId: applied.id },
      body: { message },
    }),
    check: ({ message }): Record<string, string> =>
      message.trim() === "" ? { message: "Please write a message." } : {},
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ["applications"] }),
        queries.invalidateQueries({ queryKey: api.dashboards.developer.key }),
      ]);
      form.reset();
      toasts.show({ tone: "ok", text: `Message sent to ${applied.company_name}.` });
    },
  });
  return (
    <ApiForm
      form={form}
      className={classes.reply}
      actions={
        <Button type="submit" size="sm" variant="primary" loading={form.isPending}>
          Send message
        </Button>
      }
    >
      <TextArea
        label={`Write to ${applied.company_name}`}
        rows={3}
        limit={MESSAGE_MAX}
        help="They get it by email and can answer here or at your email address."
        {...form.field("message")}
      />
    </ApiForm>
  );
}
