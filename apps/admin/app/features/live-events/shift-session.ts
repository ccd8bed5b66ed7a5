import type { PlannedSession, Timeline } from "./programme-words.ts";

const STEP_MS = 5 * 60_000;
const LONG_STEP_MS = 30 * 60_000;

type Times = Pick<PlannedSession, "starts_at" | "ends_at">;

/** Rounds a shift so that the session starts at a full five minutes, and stays within the timeline. Pure. */
export const roundShift = (
  { starts_at, ends_at }: Times,
  { from, until }: Pick<Timeline, "from" | "until">,
  shiftMs: number,
) => {
  const start = Date.parse(starts_at);
  const wanted = Math.round((start + shiftMs) / STEP_MS) * STEP_MS;
  const last = until - (Date.parse(ends_at) - start);
  // One that lies outside stays where it is rather than jumping in.
  return Math.min(Math.max(wanted, Math.min(from, start)), Math.max(last, start)) - start;
};

/** Returns the times of a session that is moved; its length stays. Pure. */
export const shiftTimes = ({ starts_at, ends_at }: Times, shiftMs: number): Times => ({
  starts_at: new Date(Date.parse(starts_at) + shiftMs).toISOString(),
  ends_at: new Date(Date.parse(ends_at) + shiftMs).toISOString(),
});

/** Returns by how much a key moves a session: an arrow by five minutes, with Shift by half an hour. Pure. */
export const readShiftKey = ({ key, shiftKey }: { key: string; shiftKey: boolean }) => {
  const step = shiftKey ? LONG_STEP_MS : STEP_MS;
  if (key === "ArrowRight") return step;
  return key === "ArrowLeft" ? -step : null;
};
