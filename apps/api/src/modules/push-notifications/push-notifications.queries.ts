import {
  PUSH_ACTION_LABELS,
  PUSH_ACTIONS,
  PUSH_STATUSES,
  PUSH_TARGET_LABELS,
  PUSH_TARGETS,
} from "@devguild/schemas/constants/push-notifications";
import type {
  PushEditOptions,
  PushNotification,
  PushNotificationsQuery,
} from "@devguild/schemas/push-notifications";
import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";

import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { findPublicEvent } from "../event-homepages/event-homepages.queries.ts";
import { listPartnerNames } from "../event-homepages/homepage-items.queries.ts";
import { listEventSessions } from "../events/event-sessions.queries.ts";
import { events } from "../events/events.tables.ts";
import { users } from "../users/users.tables.ts";
import { pushNotifications } from "./push-notifications.tables.ts";

const { SCHEDULED, QUEUED, SENDING, DELETED, DRAFT } = PUSH_STATUSES;

const select = (db: Db) =>
  db
    .select({
      row: pushNotifications,
      event: { id: events.id, name: events.name, timezone: events.timezone },
      savedBy: sql<
        string | null
      >`nullif(trim(${users.first_name} || ' ' || ${users.last_name}), '')`,
    })
    .from(pushNotifications)
    .innerJoin(events, eq(events.id, pushNotifications.event_id))
    .leftJoin(users, eq(users.id, pushNotifications.saved_by))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof select>>[number];

const toNotification = ({ row, event, savedBy }: Selected): PushNotification => ({
  id: row.id,
  event,
  title: row.title,
  body: row.body,
  target: row.target,
  action: row.action,
  redirect_type: row.redirect_type,
  url: row.url,
  session_id: row.session_id,
  partner_id: row.partner_id,
  status: row.status,
  scheduled_at: isoOrNull(row.scheduled_at),
  leaves_at: isoOrNull(row.leaves_at),
  sent_at: isoOrNull(row.sent_at),
  problem: row.problem,
  recipients_count: row.recipients_count,
  delivered_count: row.delivered_count,
  opened_count: row.opened_count,
  expired_count: row.expired_count,
  failed_count: row.failed_count,
  unknown_count: row.unknown_count,
  version: row.version,
  saved_at: iso(row.saved_at),
  saved_by: savedBy,
});

/** Builds the condition for one of an event's push notifications. */
export const isOfEvent = (eventId: number, id: number) =>
  and(eq(pushNotifications.event_id, eventId), eq(pushNotifications.id, id));

/** Finds one of an event's push notifications; null if there is none. */
export const findNotification = async (
  db: Db,
  eventId: number,
  id: number,
): Promise<PushNotification | null> => {
  const [found] = await select(db).where(isOfEvent(eventId, id));
  return found ? toNotification(found) : null;
};

type Page = { rows: PushNotification[]; total: number };

const listPage = async (
  db: Db,
  condition: SQL,
  order: readonly SQL[],
  { page, per_page }: PushNotificationsQuery,
): Promise<Page> => {
  const rows = await select(db)
    .where(condition)
    .orderBy(...order)
    .limit(per_page)
    .offset((page - 1) * per_page);
  return {
    rows: rows.map((row) => toNotification(row)),
    total: await db.$count(pushNotifications, condition),
  };
};

/** Lists a page of an event's push notifications, the newest first and deleted ones last; two queries. */
export const listNotifications = (
  db: Db,
  eventId: number,
  query: PushNotificationsQuery,
): Promise<Page> =>
  listPage(
    db,
    eq(pushNotifications.event_id, eventId),
    [sql`${pushNotifications.status} = ${DELETED}`, desc(pushNotifications.id)],
    query,
  );

/** Lists a page of all push notifications that left their draft: what is to come first, then the latest. */
export const listQueue = (db: Db, query: PushNotificationsQuery): Promise<Page> => {
  const { status, scheduled_at, sent_at, saved_at } = pushNotifications;
  return listPage(
    db,
    and(ne(status, DRAFT), ne(status, DELETED)) ?? sql`true`,
    [
      sql`${status} not in (${SENDING}, ${QUEUED}, ${SCHEDULED})`,
      sql`${status} = ${SCHEDULED}`,
      sql`case when ${status} = ${SCHEDULED} then ${scheduled_at} end`,
      sql`coalesce(${sent_at}, ${saved_at}) desc`,
      desc(pushNotifications.id),
    ],
    query,
  );
};

const label = <Id extends string | number>(ids: readonly Id[], labels: Record<Id, string>) =>
  ids.map((id) => ({ id, value: labels[id] }));

/** Lists what an event's push notification can be; null if there is no such event. */
export const findEditOptions = async (db: Db, eventId: number): Promise<PushEditOptions | null> => {
  const sessions = await listEventSessions(db, eventId);
  if (!sessions) return null;
  return {
    targets: label(PUSH_TARGETS, PUSH_TARGET_LABELS),
    actions: label(Object.values(PUSH_ACTIONS), PUSH_ACTION_LABELS),
    sessions: sessions.map(({ id, title, room, starts_at }) => ({ id, title, room, starts_at })),
    partners: await listPartnerNames(db, eventId),
    has_page: (await findPublicEvent(db, { id: eventId, slug: "" })) !== null,
  };
};

/** The audit snapshot of a push notification: what it says, to whom and when. */
export const pushSnapshot = createSnapshot(pushNotifications, {
  derived: [
    "leaves_at",
    "started_at",
    "sent_at",
    "problem",
    "recipients_count",
    "delivered_count",
    "opened_count",
    "expired_count",
    "failed_count",
    "unknown_count",
    "reached_id",
    "last_id",
    "leased_until",
    "version",
    "saved_by",
    "saved_at",
    "created_at",
  ],
});
