import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { checkNotification } from "./check-notification.queries.ts";
import { sendNotification, withdrawNotification } from "./send-notification.commands.ts";
import {
  findSentNotification,
  requireSender,
  sentNotificationSnapshot,
} from "./sent-notifications.queries.ts";

export const adminNotificationRoutes = implement(
  contract.adminNotifications,
  {
    check: async ({ db, viewer, body }) => {
      requireSender(viewer, body.audience);
      return { data: await checkNotification(db, body) };
    },
    send: async ({ db, viewer, body }) => {
      requireSender(viewer, body.audience);
      const id = await sendNotification(db, viewer, body);
      return { data: await findSentNotification(db, viewer, id) };
    },
    sent: async ({ db, viewer, params }) => ({
      data: await findSentNotification(db, viewer, params.id),
    }),
    withdraw: async ({ db, viewer, params }) => {
      await withdrawNotification(db, viewer, params.id);
      return { data: await findSentNotification(db, viewer, params.id) };
    },
  },
  { notification: sentNotificationSnapshot },
);
