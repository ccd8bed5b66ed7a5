import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import type { SessionMove } from "@devguild/schemas/constants/live-programme";
import type { AdminSession } from "@devguild/schemas/live-sessions";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { useAction } from "../frame/use-action.ts";

/** Returns what brings an event's sessions, their count and their conflicts up to date after a change. */
export const useRefreshSessions = (eventId: number) => {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.liveSessions.list.key }),
      queries.invalidateQueries({ queryKey: api.liveSessions.details.key }),
      queries.invalidateQueries({ queryKey: api.adminLiveEvents.list.key }),
      queries.invalidateQueries({
        queryKey: api.adminLiveEvents.details.options({ params: { id: eventId } }).queryKey,
      }),
    ]);
};

type Times = Pick<AdminSession, "id" | "title" | "version" | "starts_at" | "ends_at">;

/** Returns the changes of a session that take one press; a new time can be taken back. */
export const useSessionActions = (eventId: number) => {
  const toasts = useToast();
  const refresh = useRefreshSessions(eventId);
  const toggle = useAction({
    call: ({ id }: AdminSession) =>
      api.liveSessions.toggleStatus.call({ params: { id: eventId, sessionId: id } }),
    describe: ({ title, published }) => `${title} ${published ? "unpublished" : "published"}`,
    refresh,
  });
  const send = ({ id, version, starts_at, ends_at }: Omit<Times, "title">) =>
    api.liveSessions.update.call({
      params: { id: eventId, sessionId: id },
      body: { version, starts_at, ends_at },
    });
  const takeBack = async ({ title, ...times }: Times) => {
    try {
      await send(times);
      await refresh();
      toasts.show({ tone: "ok", text: `${title} is back at its former time` });
    } catch (thrown) {
      if (thrown instanceof Error) toasts.show({ tone: "bad", text: failureText(thrown) });
    }
  };
  const move = useMutation({
    networkMode: "always",
    mutationFn: ({ session, starts_at, ends_at }: SessionMove<AdminSession>) =>
      send({ ...session, starts_at, ends_at }),
    onSuccess: async ({ data }, { session }) => {
      await refresh();
      toasts.show({
        tone: "ok",
        text: `${data.title} moved`,
        undo: { onPress: () => void takeBack({ ...session, version: data.version }) },
      });
    },
    onError: async (error) => {
      toasts.show({ tone: "bad", text: failureText(error) });
      await refresh();
    },
  });
  return { toggle, move };
};
