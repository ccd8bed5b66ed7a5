import { companyPath } from "@devguild/schemas/constants/companies";
import { eventPath } from "@devguild/schemas/constants/event-paths";
import { articlePath } from "@devguild/schemas/constants/magazine";
import { jobPath } from "@devguild/schemas/constants/jobs";
import { liveEventPath } from "@devguild/schemas/constants/live-events";
import { videoPath } from "@devguild/schemas/constants/videos";
import { LANGUAGE } from "@devguild/schemas/product";
import { eq, type SQL, sql } from "drizzle-orm";

import { companies } from "../companies/companies.tables.ts";
import { isPublic as isPublicCompany } from "../companies/company-card.queries.ts";
import { eventHomepages } from "../event-homepages/event-homepages.tables.ts";
import { events } from "../events/events.tables.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { liveEvents } from "../live-events/live-events.tables.ts";
import { articles } from "../magazine/magazine.tables.ts";
import { isPublished, publishedAt } from "../magazine/published-articles.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { videos } from "../videos/videos.tables.ts";

/** A record with a page: the parts of its address, and when it last changed. */
export type RecordRow = {
  id: number;
  slug: string;
  company_id: number;
  company_slug: string;
  updated_at: Date;
};

/** A kind of record with a page each: the table, the condition, and how to build the path. */
export type RecordKind = {
  table: SQL;
  id: SQL;
  slug: SQL;
  changed: SQL;
  isPublic: (now: Date) => SQL | undefined;
  pathOf: (row: RecordRow) => string;
};

/** The kinds of records listed in sitemaps. Source: docs/product/being-found.md. */
export const RECORD_KINDS = {
  jobs: {
    table: sql`${jobs} join ${companies} on ${companies.id} = ${jobs.company_id}`,
    id: sql`${jobs.id}`,
    slug: sql`${jobs.slug}`,
    changed: sql`greatest(${jobs.updated_at}, ${jobs.published_at})`,
    isPublic: isOpen,
    pathOf: ({ company_id, company_slug, ...job }) =>
      `/${LANGUAGE}${jobPath({ ...job, company: { id: company_id, slug: company_slug } })}`,
  },
  companies: {
    table: sql`${companies}`,
    id: sql`${companies.id}`,
    slug: sql`${companies.slug}`,
    changed: sql`${companies.updated_at}`,
    isPublic: () => isPublicCompany,
    pathOf: (company) => `/${LANGUAGE}${companyPath(company)}`,
  },
  articles: {
    table: sql`${articles}`,
    id: sql`${articles.id}`,
    slug: sql`${articles.slug}`,
    changed: sql`greatest(${articles.updated_at}, ${publishedAt})`,
    isPublic: () => isPublished,
    pathOf: articlePath,
  },
  videos: {
    table: sql`${videos}`,
    id: sql`${videos.id}`,
    slug: sql`${videos.slug}`,
    changed: sql`${videos.updated_at}`,
    isPublic: () => eq(videos.published, true),
    pathOf: videoPath,
  },
  "live-events": {
    table: sql`${liveEvents}`,
    id: sql`${liveEvents.id}`,
    slug: sql`${liveEvents.slug}`,
    changed: sql`${liveEvents.updated_at}`,
    isPublic: () => eq(liveEvents.published, true),
    pathOf: liveEventPath,
  },
  events: {
    table: sql`${events} join ${eventHomepages} on ${eventHomepages.event_id} = ${events.id}`,
    id: sql`${events.id}`,
    slug: sql`${events.slug}`,
    changed: sql`${eventHomepages.saved_at}`,
    isPublic: () => eq(eventHomepages.live, true),
    pathOf: eventPath,
  },
} as const satisfies Record<string, RecordKind>;
export type RecordKindName = keyof typeof RECORD_KINDS;
