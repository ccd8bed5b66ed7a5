import { recordHistoryPage, recordHistoryQuery } from "@devguild/schemas/audit-log";

import { admin, endpoint } from "./endpoint.ts";

const page = {
  method: "GET",
  query: recordHistoryQuery,
  answer: { 200: recordHistoryPage },
  errors: [404],
} as const;

/** The history of one record, for whoever may see that kind of record. */
export const recordHistory = {
  video: endpoint({
    ...page,
    path: "/admin/videos/:id/history",
    summary: "Who changed a video and when, newest first",
    access: [admin("admin.view-videos")],
  }),
  article: endpoint({
    ...page,
    path: "/admin/magazine/:id/history",
    summary: "Who changed an article and when, newest first",
    access: [admin("admin.view-magazine-content")],
  }),
  liveEvent: endpoint({
    ...page,
    path: "/admin/live-events/:id/history",
    summary: "Who changed a live event and when, newest first",
    access: [admin("admin.view-live-events")],
  }),
  event: endpoint({
    ...page,
    path: "/admin/events/:id/history",
    summary: "Who changed an event, its homepage and its menu and when, newest first",
    access: [admin("admin.view-live-events")],
  }),
};
