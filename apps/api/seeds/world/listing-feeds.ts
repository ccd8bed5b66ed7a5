import type {
  jobFeedChanges,
  jobFeedRuns,
  jobFeeds,
  jobListings,
} from "../../src/modules/job-listings/job-listings.tables.ts";
import type { Clock } from "./clock.ts";

type Listing = typeof jobListings.$inferInsert;

// Uploaded files: a feed's address would lead nowhere in the demo.
const NAMES = {
  greenhouse: "Harbour Ventures",
  lever: "Lindgrün portfolio",
  personio: "Mittelstand Digital",
  recruitee: "Canal Street Startups",
  ashby: "Northern Seed",
  smartrecruiters: "Oberland Group",
} as const;
type Format = keyof typeof NAMES;
const FORMATS = Object.keys(NAMES) as Format[];

/** The feed that a listing comes from. */
export const getFeedId = (source: string) => FORMATS.indexOf(source as Format) + 1;

/** Creates the feeds that the demo's listings came from, in the order of their ids. */
export const makeFeeds = (clock: Clock): (typeof jobFeeds.$inferInsert & { id: number })[] =>
  FORMATS.map((format, index) => ({
    id: index + 1,
    name: NAMES[format],
    format,
    address: "",
    created_at: clock.daysAgo(70 - index * 6),
  }));

/** Creates a finished import of each feed, and one that waits for staff to decide. */
export const makeFeedRuns = (
  listings: readonly Listing[],
  clock: Clock,
): {
  runs: (typeof jobFeedRuns.$inferInsert & { id: number })[];
  changes: (typeof jobFeedChanges.$inferInsert)[];
} => {
  const done = FORMATS.map((format, index) => {
    const own = listings.filter(({ source }) => source === format);
    const closed = own.filter(({ is_active: isActive }) => isActive === false).length;
    const at = clock.daysAgo(index + 0.4);
    return {
      id: index + 1,
      feed_id: index + 1,
      state: "done" as const,
      is_reviewed: true,
      found: own.length - closed + 2,
      total: own.length,
      done: own.length,
      created: own.length - closed,
      closed,
      to_create: own.length - closed,
      to_close: closed,
      skipped: 2,
      errors: 2,
      started_at: at,
      finished_at: at,
    };
  });
  const waiting = FORMATS.length + 1;
  const open = listings.filter(
    ({ source, is_active: isActive }) => source === FORMATS[0] && isActive,
  );
  const closing = open.slice(0, 3).map(({ external_id, title }) => ({
    run_id: waiting,
    kind: "closing" as const,
    external_id,
    title,
    reason: "No longer in the feed",
    is_included: true,
  }));
  return {
    runs: [
      ...done,
      {
        id: waiting,
        feed_id: 1,
        state: "review",
        is_reviewed: true,
        found: open.length - closing.length + 1,
        total: closing.length,
        to_close: closing.length,
        same: open.length - closing.length,
        skipped: 1,
        errors: 1,
        started_at: clock.daysAgo(0.05),
      },
    ],
    changes: [
      ...closing,
      {
        run_id: waiting,
        kind: "skipped",
        external_id: "4199999",
        title: "Platform Engineer",
        reason: "No link in the feed",
        is_included: false,
      },
    ],
  };
};
