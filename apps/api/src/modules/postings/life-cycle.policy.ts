import { OFFER_TYPES, type JobStatus } from "@devguild/schemas/constants/jobs";

import { DAY_MS } from "../../time.ts";

/** What can be done to an ad besides editing, publishing and deleting it. */
export type LifeCycleAction =
  | "extend"
  | "unpublish"
  | "archive"
  | "restore"
  | "boost"
  | "republish"
  | "release"
  | "repost"
  | "change-url";

const ALLOWED: Record<LifeCycleAction, readonly JobStatus[]> = {
  extend: ["published", "expired"],
  unpublish: ["published"],
  archive: ["draft", "unpublished", "expired"],
  restore: ["archived"],
  boost: ["published"],
  republish: ["unpublished", "expired"],
  release: ["pending"],
  repost: ["unpublished", "expired", "archived"],
  "change-url": ["published"],
};

/** Returns whether an ad's state allows an action. Pure. Source: docs/product/posting.md. */
export const isAllowed = (action: LifeCycleAction, state: JobStatus) =>
  ALLOWED[action].includes(state);

/** Only ads that are paid when someone is hired are republished for free. Pure. */
export const isPayPerHire = ({ offer_type }: { offer_type: number | null }) =>
  offer_type === OFFER_TYPES.PPH;

/** Adds days to a date, or to now if the date has passed. Pure. */
export const addDays = (from: Date | null, days: number, now: Date): Date =>
  new Date(Math.max(now.getTime(), from?.getTime() ?? 0) + days * DAY_MS);

/** Returns how many whole days an ad can be extended by until a membership ends. Pure. */
export const countDaysUntil = (end: Date, from: Date | null, now: Date): number =>
  Math.max(0, Math.floor((end.getTime() - Math.max(now.getTime(), from?.getTime() ?? 0)) / DAY_MS));

type Dates = { published_at: Date | null; expire_at: Date | null };

/** Returns the state in which an archived ad was before. Pure. */
export const stateBeforeArchive = ({ published_at, expire_at }: Dates, now: Date) => {
  if (published_at === null) return "draft";
  return expire_at !== null && expire_at <= now ? "expired" : "unpublished";
};
