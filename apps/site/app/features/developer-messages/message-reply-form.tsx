import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { TextArea } from "@devguild/design-system/text-area";
import { useToast } from "@devguild/design-system/toast";
import { MESSAGE_REPLY_MAX, SOURCING_MESSAGES } from "@devguild/schemas/constants/sourcing";
import type { DeveloperMessage } from "@devguild/schemas/developer-messages";
import { useQueryClient } from "@tanstack/react-query";

import classes from "./message.module.css";

const listTexts = (author: string) => ({
  label: `Reply to ${author}`,
  rows: 5,
  limit: MESSAGE_REPLY_MAX,
  help: `${author} gets it by email and can reply to your address.`,
});

/** The form before its scripts run, so that nothing below it moves. */
export function WaitingReplyForm({ author }: Pick<Props, "author">) {
  return (
    <div className={classes.reply}>
      <TextArea {...listTexts(author)} value="" disabled />
      <Button variant="primary" disabled>
        Send reply
      </Button>
    </div>
  );
}

type Props = { message: DeveloperMessage; developerId: number; author: string };

/** Replies to a message of our staff. What is typed is stored until it is sent. */
export function MessageReplyForm({ message, developerId, author }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const form = useApiForm(api.developerMessages.reply, {
    draft: storeDraft(`${developerId}.message-reply.${message.id}`),
    initialValues: { message: "" },
    toInput: (body) => ({ params: { id: message.id }, body }),
    check: (values): Record<string, string> =>
      values.message.trim() === "" ? { message: SOURCING_MESSAGES.reply } : {},
    onSuccess: async (answer) => {
      const { queryKey } = api.developerMessages.one.options({ params: { id: message.id } });
      queries.setQueryData(queryKey, answer);
      await queries.invalidateQueries({ queryKey: api.developerMessages.list.key });
      form.reset();
      toasts.show({ tone: "ok", text: `Reply sent to ${author}.` });
    },
  });
  return (
    <ApiForm
      form={form}
      className={classes.reply}
      actions={
        <Button type="submit" variant="primary" loading={form.isPending}>
          Send reply
        </Button>
      }
    >
      <TextArea {...listTexts(author)} {...form.field("message")} />
    </ApiForm>
  );
}
