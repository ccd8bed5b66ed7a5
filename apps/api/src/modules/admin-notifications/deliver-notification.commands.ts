import { DELIVERY_STATES, NOTIFICATION_AUDIENCES } from "@devguild/schemas/constants/notifications";
import { pluralize } from "@devguild/schemas/formats";
import { LANGUAGE } from "@devguild/schemas/product";
import { and, asc, eq, gt, isNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { forEachItem } from "../../queue/for-each-item.ts";
import { enqueue } from "../../queue/queue.ts";
import { signAlertLink } from "../alerts/alert-links.policy.ts";
import { notify } from "../notifications/notifications.commands.ts";
import { staffNotificationMail } from "./admin-notifications.mails.ts";
import type { Delivery } from "./delivery.policy.ts";
import { readAddressees } from "./check-notification.queries.ts";
import { staffNotificationRecipients, staffNotifications } from "./admin-notifications.tables.ts";

const { WAITING, SENT, SKIPPED } = DELIVERY_STATES;
const BATCH = 50;

// Their account of this kind was erased meanwhile.
const CLOSED: Delivery = { channels: [], gap: "unavailable" };

type Stored = typeof staffNotifications.$inferSelect;
type Recipient = Pick<typeof staffNotificationRecipients.$inferSelect, "user_id">;

const listWaiting = (db: Db, { id }: Stored, last: Recipient | undefined) =>
  db
    .select({ user_id: staffNotificationRecipients.user_id })
    .from(staffNotificationRecipients)
    .where(
      and(
        eq(staffNotificationRecipients.notification_id, id),
        eq(staffNotificationRecipients.state, WAITING),
        gt(staffNotificationRecipients.user_id, last?.user_id ?? 0),
      ),
    )
    .orderBy(asc(staffNotificationRecipients.user_id))
    .limit(BATCH);

// Everything about one person commits together, and their settings are asked again: they may have
// changed since.
const deliverTo = (db: Db, stored: Stored, secret: string, { user_id: userId }: Recipient) =>
  transaction(db, async (tx) => {
    const isRecipient = and(
      eq(staffNotificationRecipients.notification_id, stored.id),
      eq(staffNotificationRecipients.user_id, userId),
    );
    const [waiting] = await tx
      .select()
      .from(staffNotificationRecipients)
      .where(and(isRecipient, eq(staffNotificationRecipients.state, WAITING)))
      .for("update");
    if (!waiting) return;
    const [person] = await readAddressees(tx, [userId], stored, new Date(), stored.id);
    const { channels, gap } = person?.delivery ?? CLOSED;
    await tx
      .update(staffNotificationRecipients)
      .set({ state: channels.length > 0 ? SENT : SKIPPED, channels, gap })
      .where(isRecipient);
    if (!person) return;
    const { audience, title, body, url } = stored;
    if (channels.includes("in_app"))
      await notify(tx, userId, {
        kind: audience === "developers" ? "team" : "notice",
        title,
        body,
        url,
      });
    if (channels.includes("email"))
      await enqueue(
        tx,
        staffNotificationMail(person.email, {
          firstName: person.firstName,
          title,
          text: body,
          url,
          token: signAlertLink(secret, { act: "end-notification-emails", id: userId }),
        }),
      );
  });

const describeSkipped = (skipped: number) =>
  skipped === 0 ? "" : `${pluralize(skipped, "person was", "people were")} skipped.`;

/** Notifies whoever sent it of the outcome, once. */
const finish = (db: Db, { id, audience, title, sent_by: senderId }: Stored) =>
  transaction(db, async (tx) => {
    const [finished] = await tx
      .update(staffNotifications)
      .set({ finished_at: new Date() })
      .where(and(eq(staffNotifications.id, id), isNull(staffNotifications.finished_at)))
      .returning({ id: staffNotifications.id });
    if (!finished || senderId === null) return;
    const count = (state: typeof SENT | typeof SKIPPED) =>
      tx.$count(
        staffNotificationRecipients,
        and(
          eq(staffNotificationRecipients.notification_id, id),
          eq(staffNotificationRecipients.state, state),
        ),
      );
    const sent = await count(SENT);
    await notify(tx, senderId, {
      kind: "outcome",
      title: `“${title}” went to ${pluralize(sent, ...NOTIFICATION_AUDIENCES[audience].noun)}`,
      body: describeSkipped(await count(SKIPPED)),
      url: `/${LANGUAGE}/admin/notifications/${id}`,
    });
  });

/** Delivers a notification to those who still wait for it; after a crash, to the others. */
export const deliverNotification = async (db: Db, secret: string, notificationId: number) => {
  const [stored] = await db
    .select()
    .from(staffNotifications)
    .where(and(eq(staffNotifications.id, notificationId), isNull(staffNotifications.withdrawn_at)));
  if (!stored) return;
  await forEachItem(
    (last: Recipient | undefined) => listWaiting(db, stored, last),
    (recipient) => deliverTo(db, stored, secret, recipient),
  );
  await finish(db, stored);
};
