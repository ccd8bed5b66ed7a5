import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import { type LiveAudience, listConcerned } from "@devguild/schemas/constants/live-event-editing";
import { LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";
import { pluralize } from "@devguild/schemas/formats";

export type Schedule = Pick<
  AdminLiveEvent,
  "starts_at" | "ends_at" | "timezone" | "venue" | "published"
>;

/** A change that registered people are emailed about: what happens, and how many there are of each group. */
export type PlannedChange = {
  kind: "moved" | "withdrawn" | "resumed";
  before: Schedule;
  after: Schedule;
  groups: { group: LiveAudience; count: number }[];
  sessions: number;
};

const findKind = (before: Schedule, after: Schedule): PlannedChange["kind"] | null => {
  if (before.published !== after.published) return after.published ? "resumed" : "withdrawn";
  // Nobody expects to hear of an event that was withdrawn.
  return after.published ? "moved" : null;
};

/**
 * Returns whom a change of an event would email; null if nobody. Pure. Source: docs/product/live-events.md.
 */
export const planChange = (
  event: AdminLiveEvent,
  after: Schedule,
  now: Date,
): PlannedChange | null => {
  const kind = findKind(event, after);
  const groups = listConcerned(event, after)
    .map((group) => ({ group, count: event.audience[group] }))
    .filter(({ count }) => count > 0);
  const isOver = new Date(after.ends_at) <= now;
  const isOpen = event.status === LIVE_EVENT_STATUSES.REGISTRATION && !isOver;
  return kind && isOpen && groups.length > 0
    ? { kind, before: event, after, groups, sessions: event.sessions }
    : null;
};

/** Counts who is emailed about a change if some groups are not. Pure. */
export const countRecipients = (
  { groups }: PlannedChange,
  unnotified: readonly LiveAudience[],
): number =>
  groups
    .filter(({ group }) => !unnotified.includes(group))
    .reduce((sum, { count }) => sum + count, 0);

const DONE = { moved: "Moved", withdrawn: "Unpublished", resumed: "Published" };

/** Says what was done and who hears of it. Pure. */
export const describeDone = (change: PlannedChange, unnotified: readonly LiveAudience[]) => {
  const count = countRecipients(change, unnotified);
  return count === 0
    ? `${DONE[change.kind]}. Nobody is emailed.`
    : `${DONE[change.kind]}. ${pluralize(count, "person", "people")} will be emailed in 10 seconds.`;
};
