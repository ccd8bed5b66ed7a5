import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { checkNotification } from "./check-notification.queries.ts";
import { sendNotification, withdrawNotification } from "./send-notification.commands.ts";
import { findSentNotification, sentNotificationSnapshot } from "./sent-notifications.queries.ts";

export const adminNotificationRoutes = implement(
  contract.adminNotifications,
  {
    check: async ({ db, body }) => ({ data: await checkNotification(db, body) }),
    send: async ({ db, viewer, body }) => ({
      data: await findSentNotification(db, await sendNotification(db, viewer, body)),
    }),
    sent: async ({ db, params }) => ({ data: await findSentNotification(db, params.id) }),
    withdraw: async ({ db, params }) => {
      await withdrawNotification(db, params.id);
      return { data: await findSentNotification(db, params.id) };
    },
  },
  { notification: sentNotificationSnapshot },
);
