import { dataOf } from "@devguild/schemas/fields";
import {
  notificationCheck,
  sendNotificationBody,
  sentNotification,
} from "@devguild/schemas/admin-notifications";

import { admin, endpoint } from "./endpoint.ts";

// Which of them decides the audience: docs/product/notifications.md.
const senders = [
  admin("admin.edit-developers"),
  admin("admin.edit-company-account"),
  admin("admin.manage-admin-users"),
] as const;

export const adminNotifications = {
  check: endpoint({
    method: "POST",
    path: "/notifications/admin/check-notification",
    summary: "Who would get a notification by which channels, and who wouldn't and why",
    access: senders,
    audit: { none: "It only reads; the notification is too long for an address." },
    body: sendNotificationBody,
    answer: { 200: dataOf(notificationCheck) },
  }),
  send: endpoint({
    method: "POST",
    path: "/notifications/admin/send-notification",
    summary: "Notify up to 200 developers, company users or colleagues after a few seconds",
    access: senders,
    audit: { action: "notification.send", subject: "notification", id: "answer.data.id" },
    body: sendNotificationBody,
    answer: { 202: dataOf(sentNotification) },
  }),
  sent: endpoint({
    method: "GET",
    path: "/notifications/admin/sent-notifications/:id",
    summary: "A notification that staff sent, and what became of it for each person",
    access: senders,
    answer: { 200: dataOf(sentNotification) },
    errors: [404],
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/notifications/admin/sent-notifications/:id",
    summary: "Take a notification back before it goes out",
    access: senders,
    audit: { action: "notification.withdraw", subject: "notification", id: "params.id" },
    answer: { 200: dataOf(sentNotification) },
    errors: [404, 409],
  }),
};
