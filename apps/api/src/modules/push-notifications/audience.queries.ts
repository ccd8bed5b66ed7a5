import type { PushTarget } from "@devguild/schemas/constants/push-notifications";
import type { PushAudience, PushDevices } from "@devguild/schemas/push-notifications";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";

import { type Db, selectRows } from "../../db/db.ts";
import { liveEvents } from "../live-events/live-events.tables.ts";
import { liveEventRegistrations } from "../live-events/registrations.tables.ts";
import { partnershipPeople, partnerships } from "../partnerships/partnerships.tables.ts";
import { pushSubscriptions } from "../push-subscriptions/push-subscriptions.tables.ts";
import { accounts, users } from "../users/users.tables.ts";

/** Whom a push notification is for, and the public key that their browsers subscribed with. */
export type Audience = { target: PushTarget; eventId: number; publicKey: string };

const hasAccount = (type: "developer" | "company") =>
  sql`exists (select 1 from ${accounts} own where own.user_id = ${users.id} and own.type = ${type} and own.status = 'active')`;

const isRegistered = (eventId: number) =>
  sql`exists (select 1 from ${liveEventRegistrations} seat join ${liveEvents} part on part.id = seat.live_event_id
    where seat.user_id = ${users.id} and seat.confirmed_at is not null and part.event_id = ${eventId})`;

// Speakers need no login: they are recognised by the confirmed address that their company entered.
const isSpeaker = (eventId: number) =>
  sql`(${users.email_verified_at} is not null and exists (select 1 from ${partnershipPeople} person
    join ${partnerships} booked on booked.id = person.partnership_id
    where booked.event_id = ${eventId} and person.role = 'speaker' and lower(person.email) = lower(${users.email})))`;

const isTarget = ({ target, eventId }: Pick<Audience, "target" | "eventId">): SQL | undefined => {
  switch (target) {
    case "all":
      return undefined;
    case "registered":
      return isRegistered(eventId);
    case "developers":
      return hasAccount("developer");
    case "companies":
      return hasAccount("company");
    case "speakers":
      return isSpeaker(eventId);
  }
};

const isActive = and(isNull(users.deleted_at), isNull(users.suspended_at));

/** Builds the condition for devices of an audience, with their logins joined. */
export const isInAudience = ({ publicKey, ...group }: Audience) =>
  and(isActive, eq(pushSubscriptions.vapid_key, publicKey), isTarget(group));

const isPhone = sql`${pushSubscriptions.user_agent} ~ 'Android|iPhone|iPad|iPod'`;

/** Counts the devices of an audience. */
export const countDevices = async (db: Db, audience: Audience): Promise<number> => {
  const [row] = await db
    .select({ devices: sql<number>`count(*)::int` })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.user_id))
    .where(isInAudience(audience));
  return row?.devices ?? 0;
};

/** Counts who of an audience gets a push notification; two queries at most. */
export const describeAudience = async (db: Db, audience: Audience): Promise<PushAudience> => {
  const [row] = await db
    .select({
      devices: sql<number>`count(*)::int`,
      phones: sql<number>`(count(*) filter (where ${isPhone}))::int`,
      people: sql<number>`count(distinct ${pushSubscriptions.user_id})::int`,
    })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.user_id))
    .where(isInAudience(audience));
  const { devices = 0, phones = 0, people = 0 } = row ?? {};
  // Only the groups of an event are small enough to be counted for it.
  const isOfEvent = audience.target === "registered" || audience.target === "speakers";
  const members = isOfEvent ? await db.$count(users, and(isActive, isTarget(audience))) : people;
  return { devices, phones, people, without: isOfEvent ? Math.max(0, members - people) : null };
};

/** Counts all devices that get push notifications, also by the hosts that deliver to them. */
export const describeDevices = async (db: Db, publicKey: string): Promise<PushDevices> => {
  const { devices, phones, people } = await describeAudience(db, {
    target: "all",
    eventId: 0,
    publicKey,
  });
  const services = await selectRows<{ host: string; devices: number; recent: number }>(
    db,
    sql`select split_part(${pushSubscriptions.endpoint}, '/', 3) as host, count(*)::int as devices,
        (count(*) filter (where ${pushSubscriptions.created_at} > now() - interval '30 days'))::int as recent
      from ${pushSubscriptions} join ${users} on ${users.id} = ${pushSubscriptions.user_id}
      where ${and(isActive, eq(pushSubscriptions.vapid_key, publicKey))}
      group by 1 order by 2 desc, 1`,
  );
  return {
    devices,
    phones,
    people,
    recent: services.reduce((sum, { recent }) => sum + recent, 0),
    services: services.slice(0, 10).map(({ host, devices: own }) => ({ host, devices: own })),
  };
};
