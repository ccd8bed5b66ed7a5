import { dataOf, pageOf } from "@devguild/schemas/fields";
import { failedTask, failedTasksQuery, queues as queueList } from "@devguild/schemas/queues";

import { admin, endpoint } from "./endpoint.ts";

const managers = [admin("admin.manage-queues")] as const;

export const queues = {
  list: endpoint({
    method: "GET",
    path: "/admin/queues",
    summary: "How much background work of each kind is waiting, and how much failed",
    access: [admin("admin.view-dashboard")],
    staysSmall: "the kinds of background work",
    answer: { 200: dataOf(queueList) },
  }),
  failed: endpoint({
    method: "GET",
    path: "/admin/queues/failed",
    summary: "Background work that failed and hasn't succeeded since, with the reason",
    access: managers,
    query: failedTasksQuery,
    answer: { 200: pageOf(failedTask) },
  }),
  retry: endpoint({
    method: "POST",
    path: "/admin/queues/failed/:task/retry",
    summary: "Try failed background work once more, such as sending an email",
    access: managers,
    audit: { none: "the command records it, as background work has no number" },
    answer: { 204: null },
    errors: [404, 409],
  }),
  dismiss: endpoint({
    method: "DELETE",
    path: "/admin/queues/failed/:task",
    summary: "Dismiss background work that has given up; it can't be tried again",
    access: managers,
    audit: { none: "the command records it, as background work has no number" },
    answer: { 204: null },
    errors: [404, 409],
  }),
};
