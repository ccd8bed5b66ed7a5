import { Status, type StatusTone } from "@devguild/design-system/status";
import type { AdminLiveEventRow } from "@devguild/schemas/admin-live-events";
import {
  LIVE_STATUS_STEPS,
  type LiveEventStatus,
} from "@devguild/schemas/constants/live-event-editing";
import { LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";

const TONES: Record<LiveEventStatus, StatusTone> = {
  [LIVE_EVENT_STATUSES.REGISTRATION]: "normal",
  [LIVE_EVENT_STATUSES.LIVE]: "ok",
  [LIVE_EVENT_STATUSES.RECORDING]: "normal",
};

type Props = { event: Pick<AdminLiveEventRow, "status" | "published"> };

/** A live event's status; until it is published, that it isn't. */
export function LiveEventStatusLine({ event: { status, published } }: Props) {
  if (!published) return <Status tone="off">Unpublished</Status>;
  return (
    <Status tone={TONES[status]}>{LIVE_STATUS_STEPS.find(({ id }) => id === status)?.label}</Status>
  );
}
