import type { ItemType } from "@devguild/schemas/constants/event-homepages";
import { PARTNERSHIP_TIERS } from "@devguild/schemas/constants/event-partnerships";
import type {
  EventPartner,
  HomepageContent,
  HomepageItems,
} from "@devguild/schemas/event-homepages";
import type { Speaker } from "@devguild/schemas/videos";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";

import { idArray } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { companies } from "../companies/companies.tables.ts";
import { isPublic } from "../companies/company-card.queries.ts";
import { eventPartnerships } from "../event-partnerships/event-partnerships.tables.ts";
import { listEventSessions } from "../events/event-sessions.queries.ts";
import { eventSessions, eventSessionSpeakers } from "../events/events.tables.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { readCards } from "../jobs/search-jobs.queries.ts";
import { partnerships } from "../partnerships/partnerships.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { speakers } from "../speakers/speakers.tables.ts";
import { readVideoCards } from "../videos/videos.queries.ts";
import { videos } from "../videos/videos.tables.ts";
import { listNamedIds } from "./homepages.policy.ts";

/** How many of the newest videos and of the newest jobs editors choose from. */
const CHOICES = 60;

type Content = Pick<HomepageContent, "sections">;

const byNewest =
  <T>(read: (row: T) => string) =>
  (a: T, b: T) =>
    read(b).localeCompare(read(a));

const listSpeakers = (db: Db, eventId: number): Promise<Speaker[]> =>
  db
    .select({
      id: speakers.id,
      name: speakers.full_name,
      slug: speakers.slug,
      title: speakers.job_title,
      company: speakers.company_name,
      portrait_url: speakers.portrait_url,
    })
    .from(speakers)
    .where(
      inArray(
        speakers.id,
        db
          .select({ id: eventSessionSpeakers.speaker_id })
          .from(eventSessionSpeakers)
          .innerJoin(eventSessions, eq(eventSessions.id, eventSessionSpeakers.session_id))
          .where(eq(eventSessions.event_id, eventId)),
      ),
    )
    .orderBy(asc(speakers.full_name), asc(speakers.id));

// The highest tier first; `array_position` counts from the lowest.
const tierOrder = sql`array_position(${sql.param(PARTNERSHIP_TIERS)}::text[], ${eventPartnerships.tier}) desc`;

const listPartners = async (db: Db, eventId: number): Promise<EventPartner[]> => {
  const rows = await db
    .select({
      id: partnerships.id,
      name: sql<string>`coalesce(nullif(${partnerships.name}, ''), ${companies.name})`,
      logo_url: sql<
        string | null
      >`coalesce(${partnerships.congress_logo_url}, ${companies.logo_url})`,
      tier: eventPartnerships.tier,
      booth_number: sql<
        string | null
      >`case when ${eventPartnerships.has_booth} then nullif(${partnerships.booth_number}, '') end`,
      introduction: partnerships.introduction,
      company_id: companies.id,
      company_slug: companies.slug,
      has_page: sql<boolean>`${isPublic}`,
    })
    .from(partnerships)
    .innerJoin(eventPartnerships, eq(eventPartnerships.id, partnerships.event_partnership_id))
    .innerJoin(companies, eq(companies.id, partnerships.company_id))
    .where(and(eq(partnerships.event_id, eventId), sql`${companies.deleted_at} is null`))
    .orderBy(tierOrder, asc(companies.name), asc(partnerships.id));
  return rows.map(({ company_id, company_slug, has_page, ...row }) =>
    Object.assign(row, { company: has_page ? { id: company_id, slug: company_slug } : null }),
  );
};

/** Lists an event's partners by the names they chose for it, the highest tier first. */
export const listPartnerNames = async (db: Db, eventId: number) =>
  (await listPartners(db, eventId)).map(({ id, name }) => ({ id, name }));

const isPartnerJob = (eventId: number) =>
  and(eq(partnerships.event_id, eventId), eq(partnerships.company_id, jobs.company_id));

/** Lists open jobs of an event's partners as guests see them: the newest, and those that are named. */
const listJobs = async (db: Db, eventId: number, named: readonly number[], now: Date) => {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(partnerships, isPartnerJob(eventId))
    .where(isOpen(now))
    .orderBy(sql`${jobs.id} = any(${idArray(named)}) desc`, desc(jobs.published_at), desc(jobs.id))
    .limit(CHOICES);
  const ids = rows.map(({ id }) => id);
  return (await readCards(db, ids, null, now)).toSorted(
    byNewest(({ published_at }) => published_at),
  );
};

/** Lists videos as guests see them: the event's newest, then others, and those that are named. */
const listVideos = async (db: Db, eventId: number, named: readonly number[]) => {
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(eq(videos.published, true))
    .orderBy(
      sql`${videos.id} = any(${idArray(named)}) desc`,
      sql`${videos.event_id} is not distinct from ${eventId} desc`,
      desc(videos.release_date),
      desc(videos.id),
    )
    .limit(CHOICES);
  const ids = rows.map(({ id }) => id);
  return (await readVideoCards(db, ids)).toSorted(byNewest(({ release_date }) => release_date));
};

/**
 * Lists what an event's page shows or can show, of the given kinds; the others stay empty. Videos and jobs
 * as someone without a login sees them.
 */
export const listHomepageItems = async (
  db: Db,
  { eventId, content, types }: { eventId: number; content: Content; types: readonly ItemType[] },
  now = new Date(),
): Promise<HomepageItems> => {
  const read = async <T>(type: ItemType, list: () => Promise<T[]>) =>
    types.includes(type) ? list() : [];
  return {
    sessions: await read("sessions", async () => (await listEventSessions(db, eventId)) ?? []),
    speakers: await read("speakers", () => listSpeakers(db, eventId)),
    partners: await read("partners", () => listPartners(db, eventId)),
    videos: await read("videos", () => listVideos(db, eventId, listNamedIds(content, "videos"))),
    jobs: await read("jobs", () => listJobs(db, eventId, listNamedIds(content, "jobs"), now)),
  };
};

/** Finds which of the records that a page names belong to its event, whatever their state. */
export const findKnownItems = async (
  db: Db,
  eventId: number,
  content: Content,
): Promise<Record<ItemType, Set<number>>> => {
  const own = await listHomepageItems(db, {
    eventId,
    content,
    types: ["sessions", "speakers", "partners"],
  });
  const toIds = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));
  return {
    sessions: toIds(own.sessions),
    speakers: toIds(own.speakers),
    partners: toIds(own.partners),
    videos: toIds(
      await db
        .select({ id: videos.id })
        .from(videos)
        .where(sql`${videos.id} = any(${idArray(listNamedIds(content, "videos"))})`),
    ),
    // Also those that have closed since they were chosen; the page leaves them out.
    jobs: toIds(
      await db
        .select({ id: jobs.id })
        .from(jobs)
        .innerJoin(partnerships, isPartnerJob(eventId))
        .where(sql`${jobs.id} = any(${idArray(listNamedIds(content, "jobs"))})`),
    ),
  };
};
