import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import { PUSH_STATUSES } from "@devguild/schemas/constants/push-notifications";
import type { PushBody, PushNotification } from "@devguild/schemas/push-notifications";
import { useMutation } from "@tanstack/react-query";

import { useRefreshPushes } from "./use-push-editor.ts";

const { DRAFT } = PUSH_STATUSES;

const decide = (push: PushNotification, status: PushBody["status"]) => {
  const { title, body, target, action, redirect_type, url, session_id, partner_id } = push;
  return api.pushNotifications.update.call({
    params: { id: push.event.id, notificationId: push.id },
    body: {
      title,
      body,
      target,
      action,
      redirect_type,
      url,
      session_id,
      partner_id,
      status,
      scheduled_at: push.scheduled_at,
      version: push.version,
    },
  });
};

/** Returns what changes only the status of a push notification that isn't being edited. */
export const usePushDecision = () => {
  const refresh = useRefreshPushes();
  const toasts = useToast();
  const onError = (error: Error) => toasts.show({ tone: "bad", text: failureText(error) });
  const change = useMutation({
    mutationFn: ({ push, status }: { push: PushNotification; status: PushBody["status"] }) =>
      decide(push, status),
    onSuccess: ({ data }) => refresh(data),
    onError,
  });
  const remove = useMutation({
    mutationFn: (push: PushNotification) =>
      api.pushNotifications.remove.call({
        params: { id: push.event.id, notificationId: push.id },
      }),
    onSuccess: ({ data }) => {
      refresh(data);
      toasts.show({ tone: "ok", text: `${data.title || "The draft"} deleted` });
    },
    onError,
  });
  return {
    change,
    remove,
    /** Turns it into a draft again. */
    takeBack: (push: PushNotification, done: string) =>
      change.mutate(
        { push, status: DRAFT },
        { onSuccess: () => toasts.show({ tone: "ok", text: done }) },
      ),
  };
};
