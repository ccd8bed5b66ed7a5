import { z } from "zod";

import {
  FEED_FORMATS,
  type FeedFormat,
  IMPORT_MESSAGES,
  IMPORT_STATES,
  LISTING_CHANGES,
  LISTING_FIELDS,
  LISTING_STATES,
  SHOWN_CHANGES,
  type ListingField,
} from "./constants/job-listings.ts";
import { FEED_TYPE_NAMES } from "./constants/uploads.ts";
import { id, instant, queryPage, queryPerPage, requiredText } from "./fields.ts";
import { webAddress } from "./web-address.ts";

const format = z.enum(Object.keys(FEED_FORMATS) as FeedFormat[]);
const field = z.enum(Object.keys(LISTING_FIELDS) as ListingField[]);
const count = z.number().int();

/** An imported listing, as the back office lists it. */
export const jobListing = z.object({
  id,
  source: z.string(),
  external_id: z.string(),
  title: z.string(),
  company_name: z.string(),
  url: z.string(),
  locations: z.array(z.string()),
  cities: z.array(z.object({ id, name: z.string() })),
  remote: z.boolean(),
  skill_ids: z.array(id),
  seniority_ids: z.array(id),
  language_id: id.nullable(),
  salary_min: count.nullable(),
  salary_max: count.nullable(),
  published_at: instant,
  is_active: z.boolean(),
  /** The fields that staff edited; the feed doesn't overwrite them. */
  edited_fields: z.array(field),
});
export type JobListing = z.infer<typeof jobListing>;

/** Filters imported listings. */
export const jobListingsFilter = z.object({
  /** Words of the title and the company, each from its beginning. */
  search: z.string().trim().max(200).default(""),
  source: format.optional(),
  /** Live and closed ones if it is left out. */
  state: z.enum(LISTING_STATES).optional(),
});
export type JobListingsFilter = z.infer<typeof jobListingsFilter>;

export const jobListingsQuery = jobListingsFilter.extend({
  page: queryPage,
  per_page: queryPerPage(20),
});
export type JobListingsQuery = z.infer<typeof jobListingsQuery>;

const { salary: SALARY, salaryMax: TOO_HIGH } = IMPORT_MESSAGES;
const salary = z.number(SALARY).int(SALARY).min(1, SALARY).max(10_000_000, TOO_HIGH).nullable();

/** A correction by hand. */
export const jobListingBody = z
  .object({
    title: requiredText(200),
    company_name: requiredText(200),
    remote: z.boolean(),
    city_ids: z.array(id).max(20),
    skill_ids: z.array(id).max(25),
    seniority_ids: z.array(id).max(3),
    language_id: id.nullable(),
    salary_min: salary,
    salary_max: salary,
  })
  .refine(({ salary_min: min, salary_max: max }) => min === null || max === null || min <= max, {
    path: ["salary_max"],
    message: IMPORT_MESSAGES.salaries,
  });
export type JobListingBody = z.infer<typeof jobListingBody>;

/** Repeats an import every so many hours; null imports once. */
const everyHours = z.number().int().min(1).max(168).nullable();

/** The time of day of a daily or weekly schedule, in UTC; null counts from now. */
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, IMPORT_MESSAGES.time)
  .nullable()
  .default(null);

type Schedule = { every_hours: number | null; at: string | null };
const hasFittingTime = ({ every_hours: hours, at }: Schedule) =>
  at === null || (hours !== null && hours % 24 === 0);
const FITTING_TIME = { path: ["at"], message: IMPORT_MESSAGES.timeOfDays };

/** A file of listings to upload. */
export const listingFileBody = z.object({ content_type: z.enum(FEED_TYPE_NAMES) });

/** Where to PUT a file of listings, and its key for an import. */
export const listingFile = z.object({ signedUrl: z.string(), key: z.string() });

/** An import: of a board or feed by its address, or of an uploaded file. */
export const importBody = z
  .object({
    source: format,
    name: requiredText(120),
    board_token: z.string().trim().max(100).default(""),
    feed_url: webAddress({
      max: 1000,
      message: IMPORT_MESSAGES.source,
      http: true,
      or: /^$/,
    }).default(""),
    /** An uploaded file. */
    file_key: z.string().max(100).nullable().default(null),
    /** The company that all of the feed's listings belong to. */
    company_id: id.nullable().default(null),
    every_hours: everyHours.default(null),
    at: timeOfDay,
    dry_run: z.boolean().default(true),
  })
  .refine(hasFittingTime, FITTING_TIME)
  .superRefine((body, context) => {
    const isFile = body.source === "csv" || body.source === "json";
    const hasSource =
      body.feed_url !== "" || (isFile ? body.file_key !== null : body.board_token !== "");
    if (hasSource) return;
    context.addIssue({
      code: "custom",
      path: [isFile ? "feed_url" : "board_token"],
      message: isFile ? IMPORT_MESSAGES.sourceOrFile : IMPORT_MESSAGES.source,
    });
  });
export type ImportBody = z.infer<typeof importBody>;

/** One import: its progress, and what it would do or did. `status`: 0 new, 1 running, 2 success, 3 error. */
export const listingImport = z.object({
  import_id: id,
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  state: z.enum(IMPORT_STATES),
  /** Entries in the feed. */
  found: count,
  /** Changes to write, and how many of them are written. */
  total: count,
  done: count,
  created: count,
  updated: count,
  closed: count,
  same: count,
  skipped: count,
  errors: count,
  /** What a dry run found to do. */
  to_create: count,
  to_update: count,
  to_close: count,
  /** Live listings that the feed no longer has, and that only "Close anyway" closes. */
  refused: count,
  /** Why it failed, or why it closes nothing. */
  problem: z.string().nullable(),
  /** How long writing will still take, at the speed so far; null until that is known. */
  seconds_left: count.nullable(),
  started_at: instant,
  finished_at: instant.nullable(),
});
export type ListingImport = z.infer<typeof listingImport>;

/** A board, feed or file that listings come from, with its latest import. */
export const listingSource = z.object({
  id,
  name: z.string(),
  source: format,
  address: z.string(),
  company: z.object({ id, name: z.string(), logo_url: z.string().nullable() }).nullable(),
  every_hours: count.nullable(),
  next_run_at: instant.nullable(),
  /** Whether a scheduled import waits for approval before anything changes. */
  dry_run: z.boolean(),
  live: count,
  latest: listingImport.nullable(),
});
export type ListingSource = z.infer<typeof listingSource>;

/** What staff set up for a source. */
export const listingSourceBody = z
  .object({
    company_id: id.nullable(),
    every_hours: everyHours,
    at: timeOfDay,
    dry_run: z.boolean(),
  })
  .refine(hasFittingTime, FITTING_TIME);
export type ListingSourceBody = z.infer<typeof listingSourceBody>;

/** A listing in an import, with what would change field by field and the skills found. */
export const importedChange = z.object({
  id,
  kind: z.enum(LISTING_CHANGES),
  external_id: z.string(),
  title: z.string(),
  company: z.string(),
  /** Where it is in an uploaded file, from 1; null in other feeds. */
  row: count.nullable(),
  reason: z.string(),
  included: z.boolean(),
  fields: z.array(
    z.object({
      field,
      before: z.string(),
      after: z.string(),
      /** Staff edited it, so the feed's value isn't used unless `use_feed` is set. */
      by_hand: z.boolean(),
      use_feed: z.boolean(),
    }),
  ),
  skills: z.array(
    z.object({
      id,
      name: z.string(),
      sureness: z.number().min(0).max(1),
      quote: z.string(),
      taken: z.boolean(),
    }),
  ),
});
export type ImportedChange = z.infer<typeof importedChange>;

export const importedChangesQuery = z.object({
  kind: z.enum(LISTING_CHANGES).optional(),
  show: z.enum(SHOWN_CHANGES).optional(),
  /** A company's name, exactly. */
  company: z.string().trim().max(200).optional(),
  page: queryPage,
  per_page: queryPerPage(20),
});
export type ImportedChangesQuery = z.infer<typeof importedChangesQuery>;

/** Why listings close that an implausible feed no longer has, and how many, as staff were shown. */
export const closeAnywayBody = z.object({
  reason: requiredText(300),
  listings: z.number().int().min(1),
});
export type CloseAnywayBody = z.infer<typeof closeAnywayBody>;

/** What staff decide about a listing of a dry run. */
export const importedChangeBody = z.object({
  included: z.boolean(),
  use_feed: z.array(field).max(20),
  skill_ids: z.array(id).max(25),
});
export type ImportedChangeBody = z.infer<typeof importedChangeBody>;
