import type { LiveEvent } from "@devguild/schemas/live-events";
import type { LoaderContext } from "@devguild/session/with-queries";

import { followMoved, readId } from "../frame/follow-moved.ts";
import { loadBeside } from "../frame/load-beside.ts";

/**
 * Loads an event's page by any form of its address. Redirects permanently unless it is the canonical one.
 */
export const loadEvent = async ({ api, queries, params }: LoaderContext): Promise<LiveEvent> => {
  const call = {
    params: { id: readId(params["event_id"]), slug: params["event_slug"] ?? "placeholder" },
  };
  const relatedJobs = loadBeside(call.params.id, (id) =>
    queries.prefetchQuery(api.liveEvents.relatedJobs.options({ params: { id } })),
  );
  const answer = await followMoved(
    () => api.liveEvents.details.call(call),
    (address) => (address as { path?: string }).path ?? "/",
  );
  queries.setQueryData(api.liveEvents.details.options(call).queryKey, answer);
  await relatedJobs(answer.data.id);
  return answer.data;
};
