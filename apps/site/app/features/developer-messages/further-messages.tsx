import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { useToast } from "@devguild/design-system/toast";
import { useCurrentUser } from "@devguild/session/use-current-user";

import { useProfileSaving } from "../profile/use-profile-saving.ts";
import classes from "./message.module.css";

/** Says no to all further messages of our talent team, or takes that back. */
export function FurtherMessages() {
  const toasts = useToast();
  const allowed = useCurrentUser()?.staff_messages_allowed ?? true;
  const saving = useProfileSaving((mayWrite: boolean) =>
    api.profile.saveNotifications.call({ body: { staff_messages_allowed: mayWrite } }),
  );
  const change = (mayWrite: boolean) =>
    saving.mutate(mayWrite, {
      onSuccess: () =>
        toasts.show({
          tone: "ok",
          text: mayWrite
            ? "Our talent team can write to you again."
            : "Our talent team won’t write to you again.",
        }),
      onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
    });
  return (
    <div className={classes.further}>
      <p>
        {allowed
          ? "Don’t want to hear from us about jobs? One click stops all messages like this."
          : "You’ve stopped messages from our talent team, so they can’t find you or suggest jobs to you."}
      </p>
      <Button size="sm" loading={saving.isPending} onClick={() => change(!allowed)}>
        {allowed ? "Stop messages" : "Allow messages again"}
      </Button>
    </div>
  );
}
