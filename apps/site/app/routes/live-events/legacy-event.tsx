import { withQueries } from "@devguild/session/with-queries";

import { loadEvent } from "../../features/live-events/load-event.ts";

/** The former address of an event, its slug alone; loading it redirects to the present one. */
export const loader = withQueries(async (loading) => ({ event: await loadEvent(loading) }));

export default function LegacyEvent() {
  return null;
}
