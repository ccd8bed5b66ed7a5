import { api } from "@devguild/api-client/browser-api";
import type { AdminEventSession } from "@devguild/schemas/event-programme";
import { useQueryClient } from "@tanstack/react-query";

import { useMoveSession } from "../live-events/use-move-session.ts";

/** A session with its hall as its stage, as programmes are laid out. */
export const toPlanned = (session: AdminEventSession) =>
  Object.assign({}, session, { stage: session.room });

/** Returns what brings an event's programme up to date after a change, here and in its homepage. */
export const useRefreshProgramme = (eventId: number) => {
  const queries = useQueryClient();
  const call = { params: { id: eventId } };
  return () =>
    Promise.all(
      [
        api.eventProgramme.list.options(call).queryKey,
        api.events.list.key,
        api.events.details.options(call).queryKey,
        api.eventHomepages.options.options(call).queryKey,
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
};

/** Returns what moves a session of an event to another time. */
export const useMoveEventSession = (eventId: number) =>
  useMoveSession<AdminEventSession>({
    send: ({ id, version, starts_at, ends_at }) =>
      api.eventProgramme.update.call({
        params: { id: eventId, sessionId: id },
        body: { version, starts_at, ends_at },
      }),
    refresh: useRefreshProgramme(eventId),
  });
