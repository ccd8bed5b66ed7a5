import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { UserCancelled } from "@devguild/api-client/user-cancelled";
import { useNow } from "@devguild/design-system/relative-time";
import { useToast } from "@devguild/design-system/toast";
import type { AdminLiveEvent, LiveEventBody } from "@devguild/schemas/admin-live-events";
import type { LiveAudience } from "@devguild/schemas/constants/live-event-editing";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { countRecipients, describeDone, planChange } from "./plan-change.ts";
import type { AskAboutChange } from "./use-ask-about-change.tsx";

/** Returns what brings the list and a live event up to date after a change. */
export const useRefreshLiveEvents = () => {
  const queries = useQueryClient();
  return (event: AdminLiveEvent | null) => {
    if (event)
      queries.setQueryData(
        api.adminLiveEvents.details.options({ params: { id: event.id } }).queryKey,
        { data: event },
      );
    return queries.invalidateQueries({ queryKey: api.adminLiveEvents.list.key });
  };
};

type Announced = {
  unnotified: LiveAudience[];
  done: string;
  /** Called once the change was taken back. */
  onUndone?: () => void;
};

/**
 * Returns what says that a change was saved; if people are going to be emailed about it, with the way back
 * before that happens.
 */
export const useAnnounceChange = () => {
  const now = useNow();
  const toasts = useToast();
  const refresh = useRefreshLiveEvents();
  const undo = async (
    before: AdminLiveEvent,
    after: AdminLiveEvent,
    { unnotified, onUndone }: Announced,
  ) => {
    const { starts_at, ends_at, timezone, venue, published } = before;
    try {
      const { data } = await api.adminLiveEvents.update.call({
        params: { id: after.id },
        body: {
          starts_at,
          ends_at,
          timezone,
          venue,
          published,
          unnotified,
          version: after.version,
        },
      });
      await refresh(data);
      onUndone?.();
      toasts.show({ tone: "ok", text: "Undone. Nobody was emailed." });
    } catch (thrown) {
      if (thrown instanceof Error) toasts.show({ tone: "bad", text: failureText(thrown) });
    }
  };
  return async (before: AdminLiveEvent, after: AdminLiveEvent, announced: Announced) => {
    const { unnotified, done } = announced;
    await refresh(after);
    const change = planChange(before, after, now);
    if (!change || countRecipients(change, unnotified) === 0)
      return toasts.show({ tone: "ok", text: done });
    return toasts.show({
      tone: "ok",
      text: describeDone(change, unnotified),
      undo: { onPress: () => void undo(before, after, announced) },
    });
  };
};

type State = Pick<LiveEventBody, "status" | "published">;

/** Returns a change of an event's state; it asks first if people are emailed about it. */
export const useChangeState = (event: AdminLiveEvent, ask: AskAboutChange) => {
  const toasts = useToast();
  const announce = useAnnounceChange();
  return useMutation({
    mutationFn: async ({ state }: { state: State; done: string }) => {
      const unnotified = await ask(event, { ...event, ...state });
      const { data } = await api.adminLiveEvents.update.call({
        params: { id: event.id },
        body: { ...state, unnotified, version: event.version },
      });
      return { data, unnotified };
    },
    onSuccess: ({ data, unnotified }, { done }) => announce(event, data, { unnotified, done }),
    onError: (error) => {
      if (!(error instanceof UserCancelled)) toasts.show({ tone: "bad", text: failureText(error) });
    },
  });
};
