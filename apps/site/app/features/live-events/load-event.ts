import type { LiveEvent } from "@devguild/schemas/live-events";
import type { Loading } from "@devguild/session/with-queries";

import { followMoved, idOf } from "../frame/follow-moved.ts";

/**
 * Loads an event's page by its address, whichever form that has; another address than the canonical one
 * is redirected there for good.
 */
export const loadEvent = async ({ api, queries, params }: Loading): Promise<LiveEvent> => {
  const call = {
    params: { id: idOf(params["event_id"]), slug: params["event_slug"] ?? "placeholder" },
  };
  const answer = await followMoved(
    () => api.liveEvents.details.call(call),
    (address) => (address as { path?: string }).path ?? "/",
  );
  const { id } = answer.data;
  queries.setQueryData(api.liveEvents.details.options(call).queryKey, answer);
  await queries.prefetchQuery(api.liveEvents.relatedJobs.options({ params: { id } }));
  return answer.data;
};
