import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import { PUSH_STATUSES } from "@devguild/schemas/constants/push-notifications";
import { pluralize } from "@devguild/schemas/formats";
import type { PushBody, PushNotification } from "@devguild/schemas/push-notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useVersionedEditor } from "../frame/use-versioned-editor.ts";
import { isSamePush, toPushContent, toPushValues } from "./push-values.ts";

const { DRAFT, FAILED } = PUSH_STATUSES;

/** Returns whether a push notification can be typed into: a draft, or one that failed. */
export const isEditable = ({ status }: Pick<PushNotification, "status">) =>
  status === DRAFT || status === FAILED;

/** Returns what brings the lists and an open push notification up to date after a change. */
export const useRefreshPushes = () => {
  const queries = useQueryClient();
  return (saved: PushNotification) => {
    const params = { id: saved.event.id, notificationId: saved.id };
    queries.setQueryData(api.pushNotifications.details.options({ params }).queryKey, {
      data: saved,
    });
    void queries.invalidateQueries({ queryKey: api.pushNotifications.list.key });
    void queries.invalidateQueries({ queryKey: api.pushNotifications.queue.key });
  };
};

/** The state of the editor of a push notification; it is saved as it is typed. */
export const usePushEditor = (opened: PushNotification, timeZone: string) => {
  const refresh = useRefreshPushes();
  const toasts = useToast();
  const [hasNoDevice, setNoDevice] = useState(false);
  const params = { id: opened.event.id, notificationId: opened.id };
  const editor = useVersionedEditor({
    name: `push.${opened.id}`,
    opened,
    toValues: (saved) => toPushValues(saved, timeZone),
    isSame: isSamePush,
    savesAsTyped: isEditable,
    saveDraft: async (values, version) => {
      const body = { ...toPushContent(values, timeZone), version };
      return (await api.pushNotifications.saveDraft.call({ params, body })).data;
    },
    reload: async () => (await api.pushNotifications.details.call({ params })).data,
    onSaved: refresh,
  });
  return {
    ...editor,
    hasNoDevice,
    /** Saves it, schedules it or sends it; returns it unless that was refused. */
    decide: (status: PushBody["status"]) =>
      editor.send(async (values, version) => {
        const body = { ...toPushContent(values, timeZone), status, version };
        return (await api.pushNotifications.update.call({ params, body })).data;
      }),
    /** Sends what is typed to one's own devices. */
    test: async () => {
      setNoDevice(false);
      const sent = await editor.send(async (values, version) => {
        const body = { ...toPushContent(values, timeZone), version };
        return (await api.pushNotifications.saveDraft.call({ params, body })).data;
      });
      if (!sent) return;
      try {
        const { data } = await api.pushNotifications.sendTest.call({ params });
        toasts.show({
          tone: data.delivered > 0 ? "ok" : "bad",
          text:
            data.delivered > 0
              ? `Test sent to ${pluralize(data.delivered, "device")} of yours`
              : "None of your devices could be reached.",
        });
      } catch (thrown) {
        const fields = thrown instanceof ApiError ? thrown.fields : {};
        const [first] = Object.values(fields);
        if ("device" in fields) setNoDevice(true);
        else
          toasts.show({
            tone: "bad",
            text: first ?? (thrown instanceof Error ? failureText(thrown) : "It wasn’t sent."),
          });
      }
    },
  };
};

export type PushEditorState = ReturnType<typeof usePushEditor>;
