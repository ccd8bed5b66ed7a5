import { api } from "@devguild/api-client/browser-api";
import type { AdminSession } from "@devguild/schemas/live-sessions";
import { useQueryClient } from "@tanstack/react-query";

import { useAction } from "../frame/use-action.ts";
import { useMoveSession } from "./use-move-session.ts";

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

/** Returns the changes of a session that take one press; a new time can be taken back. */
export const useSessionActions = (eventId: number) => {
  const refresh = useRefreshSessions(eventId);
  const toggle = useAction({
    call: ({ id }: AdminSession) =>
      api.liveSessions.toggleStatus.call({ params: { id: eventId, sessionId: id } }),
    describe: ({ title, published }) => `${title} ${published ? "unpublished" : "published"}`,
    refresh,
  });
  const move = useMoveSession<AdminSession>({
    send: ({ id, version, starts_at, ends_at }) =>
      api.liveSessions.update.call({
        params: { id: eventId, sessionId: id },
        body: { version, starts_at, ends_at },
      }),
    refresh,
  });
  return { toggle, move };
};
