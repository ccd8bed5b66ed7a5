import { Status, type StatusTone } from "@devguild/design-system/status";
import {
  PUSH_STATUS_LABELS,
  PUSH_STATUSES,
  type PushStatus,
} from "@devguild/schemas/constants/push-notifications";
import type { PushNotification } from "@devguild/schemas/push-notifications";

import { countDone, toPercent } from "./describe-push.ts";

const { DRAFT, SCHEDULED, QUEUED, SENDING, SENT, DELETED, FAILED } = PUSH_STATUSES;

const TONES: Record<PushStatus, StatusTone> = {
  [DRAFT]: "off",
  [SCHEDULED]: "normal",
  [QUEUED]: "normal",
  [SENDING]: "normal",
  [SENT]: "ok",
  [DELETED]: "off",
  [FAILED]: "bad",
};

/** The status of a push notification; while it is sent, how far it is. */
export function PushState({ push }: { push: PushNotification }) {
  return (
    <Status tone={TONES[push.status]}>
      {PUSH_STATUS_LABELS[push.status]}
      {push.status === SENDING && ` ${toPercent(countDone(push), push.recipients_count)}%`}
    </Status>
  );
}
