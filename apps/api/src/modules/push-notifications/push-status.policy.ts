import { PUSH_STATUSES, type PushStatus } from "@devguild/schemas/constants/push-notifications";

const { DRAFT, SCHEDULED, QUEUED, SENDING, SENT, DELETED, FAILED } = PUSH_STATUSES;

const NEXT: Record<PushStatus, readonly PushStatus[]> = {
  [DRAFT]: [DRAFT, SCHEDULED, QUEUED, DELETED],
  [SCHEDULED]: [DRAFT, SCHEDULED, QUEUED, DELETED],
  [QUEUED]: [],
  [SENDING]: [],
  [SENT]: [],
  [DELETED]: [],
  [FAILED]: [DRAFT, SCHEDULED, QUEUED],
};

type Current = { status: PushStatus; leaves_at: Date | null };

/**
 * Returns whether staff may turn a push notification into another status now. What is queued can only be taken
 * back, and only until it leaves. Pure. Source: docs/product/push.md.
 */
export const canBecome = (
  { status, leaves_at: leavesAt }: Current,
  next: PushStatus,
  now: Date,
): boolean =>
  status === QUEUED
    ? next === DRAFT && leavesAt !== null && leavesAt > now
    : NEXT[status].includes(next);
