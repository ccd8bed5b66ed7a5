import { API_BASE } from "@devguild/schemas/addresses";
import type { TrackingEventType } from "@devguild/schemas/constants/tracking";

/**
 * Reports what somebody did. It outlives the page, nobody waits for it, and whatever becomes of it
 * never shows.
 */
export const track = (event_type: TrackingEventType, event_data: Record<string, unknown>) => {
  void fetch(`${API_BASE}/tracking/event`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ event_type, event_data }),
    keepalive: true,
  }).catch(() => undefined);
};
