import { NOTIFICATION_REPEAT_HOURS } from "@devguild/schemas/constants/notifications";
import type {
  NotificationCheck,
  SendNotificationBody,
} from "@devguild/schemas/admin-notifications";
import { and, eq, inArray, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { HOUR_MS } from "../../time.ts";
import { developers } from "../developers/developers.tables.ts";
import { users } from "../users/users.tables.ts";
import { fullName, MEMBERS } from "./audiences.queries.ts";
import { type Delivery, planDelivery } from "./delivery.policy.ts";
import { staffNotificationRecipients, staffNotifications } from "./admin-notifications.tables.ts";

/** A login that a notification is for, and how it gets it. */
export type Addressee = {
  userId: number;
  email: string;
  firstName: string;
  fullName: string;
  delivery: Delivery;
};

type Wanted = Pick<SendNotificationBody, "audience" | "title" | "body" | "url" | "channels">;

const gotTheSame = ({ title, body, url }: Wanted, since: Date, except: number) =>
  sql<boolean>`exists (select 1 from ${staffNotificationRecipients} join ${staffNotifications} earlier on earlier.id = ${staffNotificationRecipients.notification_id} where ${and(
    eq(staffNotificationRecipients.user_id, users.id),
    sql`${staffNotificationRecipients.state} < 2`,
    sql`${staffNotificationRecipients.created_at} > ${since.toISOString()}::timestamptz`,
    sql`earlier.id <> ${except}`,
    sql`earlier.title = ${title} and earlier.body = ${body} and earlier.url is not distinct from ${url}`,
  )})`;

/**
 * Reads how logins get a notification, in the order of their ids; those that aren't of its audience are
 * left out. One that is already recorded as `notificationId` doesn't count as the same one before.
 */
export const readAddressees = async (
  db: Db,
  ids: readonly number[],
  wanted: Wanted,
  now: Date,
  notificationId = 0,
): Promise<Addressee[]> => {
  const since = new Date(now.getTime() - NOTIFICATION_REPEAT_HOURS * HOUR_MS);
  const { belongs, isOpen } = MEMBERS[wanted.audience];
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.first_name,
      fullName,
      isClosed: sql<boolean>`(not ${isOpen} or ${users.deleted_at} is not null or ${users.suspended_at} is not null)`,
      refusedAt: developers.messages_refused_at,
      isRepeated: gotTheSame(wanted, since, notificationId),
      isConfirmed: sql<boolean>`(${users.email_verified_at} is not null)`,
      takesEmails: users.notification_emails,
    })
    .from(users)
    .leftJoin(developers, eq(developers.user_id, users.id))
    .where(and(inArray(users.id, [...ids]), belongs))
    .orderBy(users.id);
  return rows.map(({ userId, email, firstName, fullName: name, refusedAt, ...receiver }) => ({
    userId,
    email,
    firstName,
    fullName: name,
    delivery: planDelivery(
      // A developer's no is to our talent team, not to what a company or a colleague has to know.
      { ...receiver, isRefusing: wanted.audience === "developers" && refusedAt !== null },
      wanted.channels,
    ),
  }));
};

/** Says who would get a notification by which channels, and who wouldn't and why. */
export const checkNotification = async (
  db: Db,
  { user_ids: ids, ...wanted }: SendNotificationBody,
  now = new Date(),
): Promise<NotificationCheck> => {
  const people = (await readAddressees(db, ids, wanted, now)).map(
    ({ userId, fullName: name, delivery: { channels, gap } }) => ({
      user_id: userId,
      full_name: name,
      channels,
      gap,
    }),
  );
  return {
    recipients: people.filter(({ channels }) => channels.length > 0).length,
    by_email: people.filter(({ channels }) => channels.includes("email")).length,
    people,
  };
};
