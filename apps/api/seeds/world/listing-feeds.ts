import { searchWords } from "@devguild/job-index/words";

import type {
  jobFeedChanges,
  jobFeedRuns,
  jobFeeds,
  jobListings,
} from "../../src/modules/job-listings/job-listings.tables.ts";
import type { ListingValues } from "../../src/modules/job-listings/compare-listings.policy.ts";
import type { Clock } from "./clock.ts";

type Listing = typeof jobListings.$inferInsert;
type Change = typeof jobFeedChanges.$inferInsert;

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

const toValues = (listing: Listing): ListingValues => ({
  external_id: listing.external_id,
  title: listing.title,
  company_name: listing.company_name,
  url: listing.url,
  locations: listing.locations ?? [],
  location_ids: listing.location_ids ?? [],
  remote: listing.remote ?? false,
  skill_ids: listing.skill_ids ?? [],
  seniority_ids: listing.seniority_ids ?? [],
  language_id: listing.language_id ?? null,
  salary_min: listing.salary_min ?? null,
  salary_max: listing.salary_max ?? null,
  employment_type: listing.employment_type ?? null,
  description_html: listing.description_html ?? "",
  published_at: null,
  fold_key: "",
  search_words: searchWords(listing.title, listing.company_name),
});

const toFoundSkills = ({ skill_ids: ids = [] }: Listing) =>
  ids.slice(0, 3).map((id, index) => ({
    id,
    sureness: [0.99, 0.94, 0.61][index] ?? 0.9,
    quote: "Experience with it is a plus",
    taken: index < 2,
  }));

const toChange = (runId: number, listing: Listing) => ({
  run_id: runId,
  external_id: listing.external_id,
  title: listing.title,
  company_name: listing.company_name,
  is_included: true,
});

const toClosing = (runId: number, listing: Listing): Change => ({
  ...toChange(runId, listing),
  kind: "closing",
  reason: "Gone from the feed",
});

/** Creates what the dry run that waits would do: closes three listings, changes two and adds one. */
const makeChanges = (runId: number, open: readonly Listing[]): Change[] => {
  const others = open.slice(3);
  const raised = others.find((listing) => !/senior|lead|staff/iu.test(listing.title));
  const [moved, sample] = others.filter((listing) => listing !== raised);
  const title = (listing: Listing) => `Senior ${listing.title}`;
  const field = { by_hand: false, use_feed: false };
  return [
    ...open.slice(0, 3).map((listing) => toClosing(runId, listing)),
    ...[raised].flatMap((listing): Change[] =>
      listing
        ? [
            {
              ...toChange(runId, listing),
              kind: "changed",
              title: title(listing),
              listing: { ...toValues(listing), title: title(listing), salary_min: 70_000 },
              fields: [
                { field: "title", before: listing.title, after: title(listing), ...field },
                {
                  field: "salary_min",
                  before: listing.salary_min?.toLocaleString("en") ?? "",
                  after: "70,000",
                  ...field,
                },
              ],
            },
          ]
        : [],
    ),
    ...[moved].flatMap((listing): Change[] =>
      listing
        ? [
            {
              ...toChange(runId, listing),
              kind: "changed",
              is_included: false,
              listing: toValues(listing),
              fields: [
                { field: "remote", before: "Yes", after: "No", by_hand: true, use_feed: false },
              ],
            },
          ]
        : [],
    ),
    ...[sample].flatMap((listing): Change[] =>
      listing
        ? [
            {
              ...toChange(runId, listing),
              kind: "new",
              external_id: "4200001",
              title: `${listing.title}, Home Hub`,
              reason: "Trondheim, Norway, salary not stated",
              is_unsure: true,
              listing: {
                ...toValues(listing),
                external_id: "4200001",
                title: `${listing.title}, Home Hub`,
              },
              skills: toFoundSkills(listing),
            },
          ]
        : [],
    ),
    {
      run_id: runId,
      kind: "skipped",
      external_id: "4199999",
      title: "Platform Engineer",
      reason: "No link to apply",
      is_included: false,
    },
  ];
};

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
  const changes = makeChanges(waiting, open);
  const count = (kind: Change["kind"]) => changes.filter((each) => each.kind === kind).length;
  return {
    runs: [
      ...done,
      {
        id: waiting,
        feed_id: 1,
        state: "review",
        is_reviewed: true,
        found: open.length - count("closing") + count("new") + count("skipped"),
        total: changes.filter(({ is_included: isIncluded }) => isIncluded).length,
        to_create: count("new"),
        to_update: count("changed"),
        to_close: count("closing"),
        same: open.length - count("closing") - count("changed"),
        skipped: 1,
        errors: 1,
        started_at: clock.daysAgo(0.05),
      },
    ],
    changes,
  };
};
