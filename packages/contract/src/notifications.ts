import { dataOf, pageOf } from "@devguild/schemas/fields";
import {
  notification,
  notificationsQuery,
  readNotificationsBody,
  unreadNotifications,
} from "@devguild/schemas/notifications";

import { endpoint, user } from "./endpoint.ts";

export const notifications = {
  list: endpoint({
    method: "GET",
    path: "/notifications",
    summary: "The user's notifications, newest first",
    access: user,
    // Every page has the bell.
    beforeSecondFactor: true,
    query: notificationsQuery,
    answer: { 200: pageOf(notification) },
  }),
  unread: endpoint({
    method: "GET",
    path: "/notifications/unread",
    summary: "How many of the user's notifications are unread",
    access: user,
    // Every page has the bell.
    beforeSecondFactor: true,
    answer: { 200: dataOf(unreadNotifications) },
  }),
  readAll: endpoint({
    method: "PUT",
    path: "/notifications/read",
    summary: "Mark the user's notifications as read, up to the newest one that was shown",
    access: user,
    // Every page has the bell.
    beforeSecondFactor: true,
    body: readNotificationsBody,
    answer: { 200: dataOf(unreadNotifications) },
  }),
  read: endpoint({
    method: "PUT",
    path: "/notifications/:id/read",
    summary: "Mark a notification as read; doing so twice has no further effect",
    access: user,
    // Every page has the bell.
    beforeSecondFactor: true,
    answer: { 200: dataOf(unreadNotifications) },
    errors: [404],
  }),
};
