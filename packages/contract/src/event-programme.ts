import {
  adminEventSession,
  eventSessionBody,
  newEventSessionBody,
} from "@devguild/schemas/event-programme";
import { dataOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

const reader = [admin("admin.view-live-events")] as const;
const editor = [admin("admin.edit-live-events")] as const;

export const eventProgramme = {
  list: endpoint({
    method: "GET",
    path: "/admin/events/:id/sessions",
    summary: "The sessions of an event by time, with the companies that chose them",
    access: reader,
    staysSmall: "an event has a programme of a few days",
    answer: { 200: dataOf(z.array(adminEventSession)) },
    errors: [404],
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/events/:id/sessions",
    summary: "Add a session to an event; its page shows it at once",
    access: editor,
    audit: { action: "event.add-session", subject: "event-session", id: "answer.data.id" },
    body: newEventSessionBody,
    answer: { 201: dataOf(adminEventSession) },
    errors: [404],
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/events/:id/sessions/:sessionId",
    summary: "Change a session; 409 if it has another version than the one the change is based on",
    access: editor,
    audit: { action: "event.edit-session", subject: "event-session", id: "params.sessionId" },
    body: eventSessionBody,
    answer: { 200: dataOf(adminEventSession) },
    errors: [404, 409],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/events/:id/sessions/:sessionId",
    summary: "Delete a session, also from the companies that chose it",
    access: editor,
    audit: { action: "event.delete-session", subject: "event-session", id: "params.sessionId" },
    answer: { 204: null },
    errors: [404],
  }),
};
