import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { readNotification, readNotificationsUpTo } from "./notifications.commands.ts";
import { countUnread, listNotifications } from "./notifications.queries.ts";

export const notificationRoutes = implement(contract.notifications, {
  list: async ({ db, viewer, query }) => {
    const { rows, total } = await listNotifications(db, viewer.userId, query);
    return { data: rows, meta: toListMeta(query, total) };
  },
  unread: async ({ db, viewer }) => ({ data: { unread: await countUnread(db, viewer.userId) } }),
  readAll: async ({ db, viewer, body }) => {
    await readNotificationsUpTo(db, viewer.userId, body.up_to_id);
    return { data: { unread: await countUnread(db, viewer.userId) } };
  },
  read: async ({ db, viewer, params }) => {
    await readNotification(db, viewer.userId, params.id);
    return { data: { unread: await countUnread(db, viewer.userId) } };
  },
});
