import type { EventSession } from "@devguild/schemas/events";
import type {
  PartnershipActivity,
  PartnershipDeadline,
  PartnershipGoodie,
  PartnershipPerson,
} from "@devguild/schemas/partnerships";
import { asc, eq, inArray, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { partnershipDeadlines } from "../event-partnerships/event-partnerships.tables.ts";
import { selectSessions } from "../events/event-sessions.queries.ts";
import { events, eventSessions } from "../events/events.tables.ts";
import {
  partnershipActivities,
  partnershipActivityPeople,
  partnershipGoodies,
  partnershipPeople,
  partnershipSessions,
} from "./partnerships.tables.ts";

/** Lists the people of a partnership in the order in which they were added. */
export const listPeople = (db: Db, partnershipId: number): Promise<PartnershipPerson[]> =>
  db
    .select({
      id: partnershipPeople.id,
      first_name: partnershipPeople.first_name,
      last_name: partnershipPeople.last_name,
      email: partnershipPeople.email,
      phone: partnershipPeople.phone,
      job_title: partnershipPeople.job_title,
      role: partnershipPeople.role,
      image_url: partnershipPeople.image_url,
    })
    .from(partnershipPeople)
    .where(eq(partnershipPeople.partnership_id, partnershipId))
    .orderBy(asc(partnershipPeople.id));

/** Lists a company's sessions at an event by time. */
export const listOwnSessions = (db: Db, partnershipId: number): Promise<EventSession[]> =>
  selectSessions(
    db,
    inArray(
      eventSessions.id,
      db
        .select({ id: partnershipSessions.session_id })
        .from(partnershipSessions)
        .where(eq(partnershipSessions.partnership_id, partnershipId)),
    ),
  );

/** Lists the goodies of a partnership in the order in which they were added. */
export const listGoodies = (db: Db, partnershipId: number): Promise<PartnershipGoodie[]> =>
  db
    .select({
      id: partnershipGoodies.id,
      title: partnershipGoodies.title,
      description: partnershipGoodies.description,
      quantity: partnershipGoodies.quantity,
      image_url: partnershipGoodies.image_url,
    })
    .from(partnershipGoodies)
    .where(eq(partnershipGoodies.partnership_id, partnershipId))
    .orderBy(asc(partnershipGoodies.id));

const personIds = sql<
  number[]
>`(select coalesce(json_agg(own.person_id order by own.person_id), '[]')
  from ${partnershipActivityPeople} own where own.activity_id = partnership_activities.id)`;

/** Lists what happens at a company's booth, by time. */
export const listActivities = async (
  db: Db,
  partnershipId: number,
): Promise<PartnershipActivity[]> => {
  const rows = await db
    .select({
      id: partnershipActivities.id,
      title: partnershipActivities.title,
      description: partnershipActivities.description,
      starts_at: partnershipActivities.starts_at,
      ends_at: partnershipActivities.ends_at,
      location: partnershipActivities.location,
      person_ids: personIds,
    })
    .from(partnershipActivities)
    .where(eq(partnershipActivities.partnership_id, partnershipId))
    .orderBy(asc(partnershipActivities.starts_at), asc(partnershipActivities.id));
  return rows.map((row) =>
    Object.assign(row, { starts_at: iso(row.starts_at), ends_at: iso(row.ends_at) }),
  );
};

/** Lists the deadlines of an event, the next one first. A part closes when its day ends at the event. */
export const listDeadlines = (db: Db, eventId: number): Promise<PartnershipDeadline[]> =>
  db
    .select({
      part: partnershipDeadlines.part,
      due_on: partnershipDeadlines.due_on,
      closed: sql<boolean>`${partnershipDeadlines.due_on} < (now() at time zone ${events.timezone})::date`,
    })
    .from(partnershipDeadlines)
    .innerJoin(events, eq(events.id, partnershipDeadlines.event_id))
    .where(eq(partnershipDeadlines.event_id, eventId))
    .orderBy(asc(partnershipDeadlines.due_on), asc(partnershipDeadlines.part));
