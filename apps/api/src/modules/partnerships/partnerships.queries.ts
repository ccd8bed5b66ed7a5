import { PARTNERSHIP_LINKS } from "@devguild/schemas/constants/partnerships";
import type {
  Partnership,
  PartnershipLinks,
  PartnershipSummary,
} from "@devguild/schemas/partnerships";
import { and, desc, eq, isNull, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { createSnapshot, type Snapshot } from "../audit/audit.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { eventPartnerships } from "../event-partnerships/event-partnerships.tables.ts";
import { events } from "../events/events.tables.ts";
import {
  listActivities,
  listDeadlines,
  listGoodies,
  listOwnSessions,
  listPeople,
} from "./partnership-lists.queries.ts";
import { partnershipLeads, partnerships } from "./partnerships.tables.ts";

const EVENT = {
  id: events.id,
  name: events.name,
  slug: events.slug,
  city: events.city,
  starts_on: events.starts_on,
  ends_on: events.ends_on,
  timezone: events.timezone,
  external_url: events.external_url,
};

const LINKS = {
  company_link_one: partnerships.company_link_one,
  company_link_one_title: partnerships.company_link_one_title,
  company_link_two: partnerships.company_link_two,
  company_link_two_title: partnerships.company_link_two_title,
  company_link_three: partnerships.company_link_three,
  company_link_three_title: partnerships.company_link_three_title,
  company_link_four: partnerships.company_link_four,
  company_link_four_title: partnerships.company_link_four_title,
  company_link_five: partnerships.company_link_five,
  company_link_five_title: partnerships.company_link_five_title,
};

/** Lists a company's partnerships, the latest event first. */
export const listPartnerships = (db: Db, companyId: number): Promise<PartnershipSummary[]> =>
  db
    .select({ id: partnerships.id, event: EVENT, package_name: eventPartnerships.name })
    .from(partnerships)
    .innerJoin(eventPartnerships, eq(eventPartnerships.id, partnerships.event_partnership_id))
    .innerJoin(events, eq(events.id, partnerships.event_id))
    .where(eq(partnerships.company_id, companyId))
    .orderBy(desc(events.starts_on), desc(events.id));

/** Returns whether a company has a partnership. */
export const hasPartnership = async (
  db: Db,
  { companyId, partnershipId }: { companyId: number; partnershipId: number },
) => {
  const isOwn = and(eq(partnerships.id, partnershipId), eq(partnerships.company_id, companyId));
  return (await db.$count(partnerships, isOwn)) > 0;
};

const findRow = async (db: Db, companyId: number, id: number) => {
  const [row] = await db
    .select({
      id: partnerships.id,
      company_id: partnerships.company_id,
      event: EVENT,
      package: {
        id: eventPartnerships.id,
        name: eventPartnerships.name,
        tier: eventPartnerships.tier,
        has_booth: eventPartnerships.has_booth,
        passes: eventPartnerships.passes,
        talks: eventPartnerships.talks,
        workshops: eventPartnerships.workshops,
      },
      company_name: sql<string>`coalesce(${partnerships.name}, ${companies.name})`,
      company_congress_logo_url: partnerships.congress_logo_url,
      company_congress_cover_url: partnerships.congress_cover_url,
      company_booth_number: partnerships.booth_number,
      company_introduction: partnerships.introduction,
      links: LINKS,
      leads: sql<number>`(select count(*)::int from ${partnershipLeads} own
        where own.partnership_id = partnerships.id)`,
      created_at: partnerships.created_at,
    })
    .from(partnerships)
    .innerJoin(eventPartnerships, eq(eventPartnerships.id, partnerships.event_partnership_id))
    .innerJoin(events, eq(events.id, partnerships.event_id))
    .innerJoin(companies, eq(companies.id, partnerships.company_id))
    .where(
      and(
        eq(partnerships.id, id),
        eq(partnerships.company_id, companyId),
        isNull(companies.deleted_at),
      ),
    );
  return row;
};

const toLinkList = (links: PartnershipLinks) =>
  PARTNERSHIP_LINKS.flatMap((name) => {
    const url = links[name];
    return url ? [{ url, title: links[`${name}_title`] ?? "" }] : [];
  });

/** Finds a company's partnership with everything it filled in; null if it doesn't have it. */
export const findPartnership = async (
  db: Db,
  companyId: number,
  id: number,
): Promise<Partnership | null> => {
  const row = await findRow(db, companyId, id);
  if (!row) return null;
  const { links, created_at, ...columns } = row;
  const sessions = await listOwnSessions(db, id);
  return {
    ...columns,
    ...links,
    partnership_id: id,
    company_people: await listPeople(db, id),
    sessions,
    company_sessions: sessions,
    company_goodies: await listGoodies(db, id),
    company_booth_activities: await listActivities(db, id),
    company_links: toLinkList(links),
    deadlines: await listDeadlines(db, row.event.id),
    created_at: iso(created_at),
  };
};

const partnershipRow = createSnapshot(partnerships, { derived: ["created_at"] });

/** The audit snapshot of a partnership with all its lists. */
export const partnershipSnapshot: Snapshot = {
  personal: new Set(["people"]),
  read: async (db, id) => {
    const row = await partnershipRow.read(db, id);
    return (
      row && {
        ...row,
        people: await listPeople(db, id),
        sessions: (await listOwnSessions(db, id)).map((session) => session.id),
        goodies: await listGoodies(db, id),
        activities: await listActivities(db, id),
      }
    );
  },
};

/** The audit snapshot of a lead. */
export const leadSnapshot = createSnapshot(partnershipLeads, {
  derived: ["agreed_at"],
  personal: ["first_name", "last_name", "email", "company_name", "job_title", "note"],
});

/**
 * The partnership that a company works on: at its next event, or else at its last one; null without
 * any. For queries of companies.
 */
export const currentPartnershipColumn = sql<number | null>`(select own.id
  from ${partnerships} own join ${events} event on event.id = own.event_id
  where own.company_id = companies.id
  order by event.ends_on < current_date,
    case when event.ends_on < current_date then current_date - event.ends_on
      else event.starts_on - current_date end
  limit 1)`.mapWith(Number);
