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
import { type Delivery, planDelivery } from "./delivery.policy.ts";
import { staffNotificationRecipients, staffNotifications } from "./admin-notifications.tables.ts";

/** A developer that a notification is for, and how they get it. */
export type Addressee = {
  id: number;
  userId: number;
  email: string;
  firstName: string;
  fullName: string;
  delivery: Delivery;
};

type Wanted = Pick<SendNotificationBody, "title" | "body" | "url" | "channels">;

const gotTheSame = ({ title, body, url }: Wanted, since: Date, except: number) =>
  sql<boolean>`exists (select 1 from ${staffNotificationRecipients} join ${staffNotifications} earlier on earlier.id = ${staffNotificationRecipients.notification_id} where ${and(
    eq(staffNotificationRecipients.developer_id, developers.id),
    sql`${staffNotificationRecipients.state} < 2`,
    sql`${staffNotificationRecipients.created_at} > ${since.toISOString()}::timestamptz`,
    sql`earlier.id <> ${except}`,
    sql`earlier.title = ${title} and earlier.body = ${body} and earlier.url is not distinct from ${url}`,
  )})`;

/**
 * Reads how developers get a notification, in the order of their ids; unknown ones are left out.
 * One that is already recorded as `notificationId` doesn't count as the same one before.
 */
export const readAddressees = async (
  db: Db,
  ids: readonly number[],
  wanted: Wanted,
  now: Date,
  notificationId = 0,
): Promise<Addressee[]> => {
  const since = new Date(now.getTime() - NOTIFICATION_REPEAT_HOURS * HOUR_MS);
  const rows = await db
    .select({
      id: developers.id,
      userId: users.id,
      email: users.email,
      firstName: users.first_name,
      fullName: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`,
      isClosed: sql<boolean>`(${developers.deleted_at} is not null or ${users.deleted_at} is not null or ${users.suspended_at} is not null)`,
      isRefusing: sql<boolean>`(${developers.messages_refused_at} is not null)`,
      isRepeated: gotTheSame(wanted, since, notificationId),
      isConfirmed: sql<boolean>`(${users.email_verified_at} is not null)`,
      takesEmails: developers.notification_emails,
    })
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(inArray(developers.id, [...ids]))
    .orderBy(developers.id);
  return rows.map(({ id, userId, email, firstName, fullName, ...receiver }) => ({
    id,
    userId,
    email,
    firstName,
    fullName,
    delivery: planDelivery(receiver, wanted.channels),
  }));
};

/** Says who would get a notification by which channels, and who wouldn't and why. */
export const checkNotification = async (
  db: Db,
  { developer_ids: ids, ...wanted }: SendNotificationBody,
  now = new Date(),
): Promise<NotificationCheck> => {
  const people = (await readAddressees(db, ids, wanted, now)).map(
    ({ id, fullName, delivery: { channels, gap } }) => ({
      id,
      full_name: fullName,
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
