import { contract } from "@devguild/contract/contract";
import { PUSH_STATUSES } from "@devguild/schemas/constants/push-notifications";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound, notYet } from "../../http/problems.ts";
import { findEvent } from "../events/events.queries.ts";
import { findPushKeys } from "../push-subscriptions/push-keys.queries.ts";
import { describeAudience, describeDevices } from "./audience.queries.ts";
import { countOpening } from "./count-openings.commands.ts";
import {
  createNotification,
  decideNotification,
  deleteNotification,
  saveNotificationDraft,
} from "./edit-notifications.commands.ts";
import {
  findEditOptions,
  findNotification,
  listNotifications,
  listQueue,
  pushSnapshot,
} from "./push-notifications.queries.ts";
import { sendTest, sendToSelf } from "./send-test.commands.ts";

const toAddress = ({ id, notificationId }: { id: number; notificationId: number }) => ({
  eventId: id,
  id: notificationId,
});

const ACTIONS = {
  [PUSH_STATUSES.DRAFT]: "push.edit",
  [PUSH_STATUSES.SCHEDULED]: "push.schedule",
  [PUSH_STATUSES.QUEUED]: "push.send",
} as const;

export const pushNotificationRoutes = implement(
  contract.pushNotifications,
  {
    list: async ({ db, params, query }) => {
      if (!(await findEvent(db, params.id))) notFound();
      const { rows, total } = await listNotifications(db, params.id, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    editOptions: async ({ db, params }) => ({
      data: (await findEditOptions(db, params.id)) ?? notFound(),
    }),
    audience: async ({ db, config, params, query: { target } }) => {
      if (!(await findEvent(db, params.id))) notFound();
      const { publicKey } = (await findPushKeys(db, config)) ?? notYet();
      return { data: await describeAudience(db, { target, eventId: params.id, publicKey }) };
    },
    details: async ({ db, params }) => ({
      data: (await findNotification(db, params.id, params.notificationId)) ?? notFound(),
    }),
    create: async ({ db, viewer, params, body }) => ({
      data: await createNotification(db, viewer, params.id, body),
    }),
    saveDraft: async ({ db, viewer, params, body }) => ({
      data: await saveNotificationDraft(db, viewer, toAddress(params), body),
    }),
    update: async ({ db, viewer, config, params, body, audit }) => {
      audit.actsAs(ACTIONS[body.status]);
      const deciding = { viewer, config };
      return { data: await decideNotification(db, deciding, toAddress(params), body) };
    },
    remove: async ({ db, viewer, params }) => ({
      data: await deleteNotification(db, viewer, toAddress(params)),
    }),
    sendTest: async ({ db, viewer, config, params }) => ({
      data: await sendTest(db, viewer, config, toAddress(params)),
    }),
    queue: async ({ db, query }) => {
      const { rows, total } = await listQueue(db, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    devices: async ({ db, config }) => {
      const { publicKey } = (await findPushKeys(db, config)) ?? notYet();
      return { data: await describeDevices(db, publicKey) };
    },
    sendToSelf: async ({ db, viewer, config, body }) => ({
      data: await sendToSelf(db, viewer, config, body),
    }),
    opened: async ({ db, body }) => {
      await countOpening(db, body.token);
      return null;
    },
  },
  { "push-notification": pushSnapshot },
);
