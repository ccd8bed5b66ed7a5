import { withQueries } from "@devguild/session/with-queries";

import { loadEvent } from "../../features/live-events/load-event.ts";

/** Redirects an event's former address, its slug alone, to the current one. */
export const loader = withQueries(async (loading) => ({ event: await loadEvent(loading) }));

export default function LegacyEvent() {
  return null;
}
