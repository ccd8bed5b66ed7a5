import { API_BASE } from "@devguild/schemas/addresses";
import type { TrackingEventType } from "@devguild/schemas/constants/tracking";

/** Reports an event. The request outlives the page, is never awaited and fails silently. */
export const track = (event_type: TrackingEventType, event_data: Record<string, unknown>) => {
  void fetch(`${API_BASE}/tracking/event`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ event_type, event_data }),
    keepalive: true,
  }).catch(() => undefined);
};
