import { type PartnershipPart } from "@devguild/schemas/constants/partnerships";

import type { Db } from "../src/db/db.ts";
import {
  eventPartnerships,
  partnershipDeadlines,
} from "../src/modules/event-partnerships/event-partnerships.tables.ts";
import {
  events,
  eventSessions,
  eventSessionSpeakers,
} from "../src/modules/events/events.tables.ts";
import {
  partnershipActivities,
  partnershipGoodies,
  partnershipLeads,
  partnershipPeople,
  partnerships,
} from "../src/modules/partnerships/partnerships.tables.ts";
import { speakers } from "../src/modules/speakers/speakers.tables.ts";
import { DAY_MS, HOUR_MS } from "../src/time.ts";

let serial = 0;

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const first = <Row>(rows: readonly Row[], what: string): Row => {
  const [row] = rows;
  if (!row) throw new Error(`No ${what} was made.`);
  return row;
};

/** Creates conferences, their packages, and companies' partnerships at them. */
export const givenPartnershipsOn = (db: Db) => {
  /** Creates a conference of three days, by default in a month. */
  const conference = async ({
    inDays = 30,
    ...values
  }: { inDays?: number } & Partial<typeof events.$inferInsert> = {}) => {
    serial += 1;
    const rows = await db
      .insert(events)
      .values({
        name: `Congress ${serial}`,
        slug: `congress-${serial}`,
        region: "Europe",
        audience: "developers",
        starts_on: dayIn(inDays),
        ends_on: dayIn(inDays + 2),
        timezone: "Europe/Vienna",
        ...values,
      })
      .returning();
    return first(rows, "event");
  };

  /** Creates a package with a booth, four passes, a talk and a workshop. */
  const eventPackage = async (
    eventId: number,
    values: Partial<typeof eventPartnerships.$inferInsert> = {},
  ) => {
    const rows = await db
      .insert(eventPartnerships)
      .values({
        event_id: eventId,
        name: "Exhibitor",
        tier: "exhibitor",
        has_booth: true,
        passes: 4,
        talks: 1,
        workshops: 1,
        ...values,
      })
      .returning();
    return first(rows, "package");
  };

  /** Creates a session of a conference, at 12:00 UTC on its first day. */
  const eventSession = async (
    event: { id: number; starts_on: string },
    { speaker, ...values }: Partial<typeof eventSessions.$inferInsert> & { speaker?: string } = {},
  ) => {
    serial += 1;
    const starts_at = values.starts_at ?? new Date(`${event.starts_on}T12:00:00Z`);
    const rows = await db
      .insert(eventSessions)
      .values({
        event_id: event.id,
        title: `Session ${serial}`,
        kind: "talk",
        room: "Stage 2",
        starts_at,
        ends_at: new Date(starts_at.getTime() + HOUR_MS),
        ...values,
      })
      .returning();
    const session = first(rows, "session");
    if (speaker !== undefined) {
      const [person] = await db
        .insert(speakers)
        .values({ full_name: speaker, slug: `speaker-of-${session.id}` })
        .returning();
      await db
        .insert(eventSessionSpeakers)
        .values({ session_id: session.id, speaker_id: person?.id ?? 0 });
    }
    return session;
  };

  /** Creates a company's partnership, by default at a conference of its own. */
  const partnership = async (
    companyId: number,
    {
      inDays = 30,
      offer = {},
      ...values
    }: Partial<typeof partnerships.$inferInsert> & {
      inDays?: number;
      offer?: Partial<typeof eventPartnerships.$inferInsert>;
    } = {},
  ) => {
    const event = await conference({ inDays });
    const booked = await eventPackage(event.id, offer);
    const rows = await db
      .insert(partnerships)
      .values({
        company_id: companyId,
        event_id: event.id,
        event_partnership_id: booked.id,
        ...values,
      })
      .returning();
    return { ...first(rows, "partnership"), event };
  };

  /** Sets the last day for a part, counted from today. */
  const partDeadline = (eventId: number, part: PartnershipPart, inDays: number) =>
    db.insert(partnershipDeadlines).values({ event_id: eventId, part, due_on: dayIn(inDays) });

  const partnershipPerson = async (
    partnership_id: number,
    values: Partial<typeof partnershipPeople.$inferInsert> = {},
  ) => {
    serial += 1;
    const rows = await db
      .insert(partnershipPeople)
      .values({
        partnership_id,
        first_name: "Mara",
        last_name: "Kessler",
        email: `booth${serial}@test.example`,
        job_title: "Engineer",
        role: "booth_staff",
        ...values,
      })
      .returning();
    return first(rows, "person");
  };

  const partnershipGoodie = async (partnership_id: number) => {
    serial += 1;
    const rows = await db
      .insert(partnershipGoodies)
      .values({ partnership_id, title: `Bottle ${serial}` })
      .returning();
    return first(rows, "goodie");
  };

  const partnershipActivity = async (partnership_id: number, starts_on: string) => {
    serial += 1;
    const starts_at = new Date(`${starts_on}T09:00:00Z`);
    const rows = await db
      .insert(partnershipActivities)
      .values({
        partnership_id,
        title: `Challenge ${serial}`,
        starts_at,
        ends_at: new Date(starts_at.getTime() + HOUR_MS),
      })
      .returning();
    return first(rows, "activity");
  };

  const partnershipLead = async (
    partnership_id: number,
    values: Partial<typeof partnershipLeads.$inferInsert> = {},
  ) => {
    serial += 1;
    const rows = await db
      .insert(partnershipLeads)
      .values({
        partnership_id,
        first_name: "Ida",
        last_name: `Visitor ${serial}`,
        email: `visitor${serial}@test.example`,
        ...values,
      })
      .returning();
    return first(rows, "lead");
  };

  return {
    conference,
    eventPackage,
    eventSession,
    partnership,
    partDeadline,
    partnershipPerson,
    partnershipGoodie,
    partnershipActivity,
    partnershipLead,
  };
};
