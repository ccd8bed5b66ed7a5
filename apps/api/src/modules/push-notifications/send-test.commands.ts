import type { Configuration } from "@devguild/config/configuration";
import { PUSH_MESSAGES as M } from "@devguild/schemas/constants/push-notifications";
import type { PushTest } from "@devguild/schemas/push-notifications";
import { and, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { invalid, notFound, notYet } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { findPushKeys } from "../push-subscriptions/push-keys.queries.ts";
import {
  markDelivered,
  removeGoneDevices,
} from "../push-subscriptions/push-subscriptions.commands.ts";
import { pushSubscriptions } from "../push-subscriptions/push-subscriptions.tables.ts";
import { findEvent } from "../events/events.queries.ts";
import { findMissingParts, toClickUrl } from "./push-links.policy.ts";
import { findEditOptions, findNotification } from "./push-notifications.queries.ts";
import { connectPush, toSending } from "./send-pushes.commands.ts";

type Settings = Pick<Configuration, "push" | "secret" | "supportEmail">;
type Text = { id: number; title: string; body: string };
type Test = { text: Text; url: string | null };

/** Sends something to the viewer's own devices, at once; throws 422 if there are none. */
const sendToOwn = async (
  db: Db,
  viewer: Viewer,
  config: Settings,
  { text, url }: Test,
): Promise<PushTest> => {
  const keys = (await findPushKeys(db, config)) ?? notYet();
  const devices = await db
    .select()
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.user_id, viewer.userId),
        eq(pushSubscriptions.vapid_key, keys.publicKey),
      ),
    );
  if (devices.length === 0) return invalid({ device: M.noDevice });
  const port = connectPush(keys, config);
  const outcomes = await Promise.all(
    devices.map(async (device) => ({
      id: device.id,
      kind: (await port.send(device, toSending(text, url, null))).kind,
    })),
  ).finally(port.close);
  const pick = (kind: "delivered" | "expired") =>
    outcomes.filter((each) => each.kind === kind).map(({ id }) => id);
  await markDelivered(db, pick("delivered"), new Date());
  await removeGoneDevices(db, pick("expired"));
  const delivered = pick("delivered").length;
  return { delivered, failed: devices.length - delivered };
};

/**
 * Sends an event's push notification to the viewer's own devices, and to no others, as it is saved. It counts
 * nowhere. Throws 422 if it isn't finished. Source: docs/product/push.md.
 */
export const sendTest = async (
  db: Db,
  viewer: Viewer,
  config: Settings,
  { eventId, id }: { eventId: number; id: number },
): Promise<PushTest> => {
  const event = (await findEvent(db, eventId)) ?? notFound();
  const known = (await findEditOptions(db, eventId)) ?? notFound();
  const row = (await findNotification(db, eventId, id)) ?? notFound();
  const errors = {
    ...(row.title === "" && { title: M.title }),
    ...(row.body === "" && { body: M.body }),
    ...findMissingParts(row, known),
  };
  if (Object.keys(errors).length > 0) invalid(errors);
  return sendToOwn(db, viewer, config, { text: row, url: toClickUrl(row, event) });
};

/** Sends a text to the viewer's own devices, and to no others. */
export const sendToSelf = (
  db: Db,
  viewer: Viewer,
  config: Settings,
  text: Omit<Text, "id">,
): Promise<PushTest> => sendToOwn(db, viewer, config, { text: { ...text, id: 0 }, url: null });
