import { sql } from "drizzle-orm";
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
} from "drizzle-orm/pg-core";

import { instant, ref } from "../../db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobs } from "../postings/postings.tables.ts";

const job = () =>
  ref()
    .notNull()
    .references(() => jobs.id, { onDelete: "cascade" });
const company = () =>
  ref()
    .notNull()
    .references(() => companies.id, { onDelete: "cascade" });
const count = () => integer().notNull().default(0);
const sums = () => ({
  views: count(),
  viewers: count(),
  apply_clicks: count(),
  applications: count(),
});

/** What happened to an ad on one day (UTC) from one source. All other figures add these up. */
export const jobSourceFigures = pgTable(
  "job_source_figures",
  {
    job_id: job(),
    day: date().notNull(),
    source: text().notNull(),
    campaign: text().notNull().default(""),
    ...sums(),
  },
  (table) => [
    primaryKey({ columns: [table.job_id, table.day, table.source, table.campaign] }),
    index("job_source_figures_day").on(table.day, table.job_id),
  ],
);

/** The same from all sources: a year of an ad is one read of the primary key. */
export const jobDayFigures = pgTable(
  "job_day_figures",
  { job_id: job(), day: date().notNull(), ...sums() },
  (table) => [
    primaryKey({ columns: [table.job_id, table.day] }),
    index("job_day_figures_day").on(table.day, table.job_id),
  ],
);

/**
 * The same of all ads of a company, and how many days its first answer took in the 30 days up to then:
 * the median, null without answers.
 */
export const companyDayFigures = pgTable(
  "company_day_figures",
  { company_id: company(), day: date().notNull(), ...sums(), answer_days: real() },
  (table) => [primaryKey({ columns: [table.company_id, table.day] })],
);

/** The same of all ads of a company by source: a year of a large one is one read of the primary key. */
export const companySourceFigures = pgTable(
  "company_source_figures",
  {
    company_id: company(),
    day: date().notNull(),
    source: text().notNull(),
    campaign: text().notNull().default(""),
    ...sums(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.day, table.source, table.campaign] })],
);

const stages = () => ({ new_days: real(), interviewing_days: real(), decision_days: real() });

/** Who applied to an ad: how well they match, which skills they lack, and how long each stage takes. */
export const jobStandings = pgTable("job_standings", {
  job_id: ref()
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  // By match points in half steps, from 0 to 5.
  match_counts: integer()
    .array()
    .notNull()
    .default(sql`array_fill(0, array[11])`),
  // The number of applicants without each of the ad's skills, by its id.
  lacking: jsonb().$type<Record<string, number>>().notNull().default({}),
  ...stages(),
  counted_at: instant().notNull(),
});

/** What is usual for a company: the medians of its ads of the last 30 days, and of its stages. */
export const companyStandings = pgTable("company_standings", {
  company_id: ref()
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  ads: count(),
  click_rate: doublePrecision(),
  apply_rate: doublePrecision(),
  strong_share: doublePrecision(),
  ...stages(),
  counted_at: instant().notNull(),
});

/**
 * How many more applications ads with a salary get for the same views, in percent, by main skill; skill 0
 * is all ads. Groups with too few ads are left out.
 */
export const salaryEffects = pgTable("salary_effects", {
  skill_id: ref().primaryKey(),
  ads_with: integer().notNull(),
  ads_without: integer().notNull(),
  more_percent: integer().notNull(),
  computed_at: instant().notNull(),
});
