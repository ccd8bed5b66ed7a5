import { dataOf } from "@devguild/schemas/fields";
import { adminSession, newSessionBody, sessionBody } from "@devguild/schemas/live-sessions";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

const reader = [admin("admin.view-live-events")] as const;
const editor = [admin("admin.edit-live-events")] as const;

export const liveSessions = {
  list: endpoint({
    method: "GET",
    path: "/admin/live-events/:id/sessions",
    summary: "The sessions of a live event, published or not, by time",
    access: reader,
    staysSmall: "the talks of one evening",
    answer: { 200: dataOf(z.array(adminSession)) },
    errors: [404],
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/live-events/:id/sessions",
    summary: "Add a session to a live event, unpublished",
    access: editor,
    audit: { action: "live-session.create", subject: "live-session", id: "answer.data.id" },
    body: newSessionBody,
    answer: { 201: dataOf(adminSession) },
    errors: [404],
  }),
  details: endpoint({
    method: "GET",
    path: "/admin/live-events/:id/sessions/:sessionId",
    summary: "A session of a live event, with its version",
    access: reader,
    answer: { 200: dataOf(adminSession) },
    errors: [404],
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/live-events/:id/sessions/:sessionId",
    summary: "Change a session; 409 if it has another version than the one the change is based on",
    access: editor,
    audit: { action: "live-session.edit", subject: "live-session", id: "params.sessionId" },
    body: sessionBody,
    answer: { 200: dataOf(adminSession) },
    errors: [404, 409],
  }),
  toggleStatus: endpoint({
    method: "PUT",
    path: "/admin/live-events/:id/sessions/:sessionId/toggle-status",
    summary: "Publish a session, or take a published one off the event's page",
    access: editor,
    audit: { action: "live-session.toggle", subject: "live-session", id: "params.sessionId" },
    answer: { 200: dataOf(adminSession) },
    errors: [404],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/live-events/:id/sessions/:sessionId",
    summary: "Delete a session",
    access: editor,
    audit: { action: "live-session.delete", subject: "live-session", id: "params.sessionId" },
    answer: { 204: null },
    errors: [404],
  }),
};
