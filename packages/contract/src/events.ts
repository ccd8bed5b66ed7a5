import {
  adminEvent,
  adminEventsFilter,
  adminEventsQuery,
  eventBody,
  eventSession,
  newEventBody,
} from "@devguild/schemas/events";
import { dataOf, pageOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, companyUser, endpoint } from "./endpoint.ts";

export const events = {
  sessions: endpoint({
    method: "GET",
    path: "/events/:id/sessions",
    summary: "The sessions of an event’s programme, by time",
    access: [
      companyUser("any"),
      admin("admin.view-company-profile"),
      admin("admin.view-live-events"),
    ],
    staysSmall: "an event has a programme of a few days",
    answer: { 200: dataOf(z.array(eventSession)) },
    errors: [404],
  }),
  list: endpoint({
    method: "GET",
    path: "/admin/events",
    summary: "All conferences and summits; those to come first, the next one on top",
    access: [admin("admin.view-live-events")],
    query: adminEventsQuery,
    answer: { 200: pageOf(adminEvent) },
  }),
  csv: endpoint({
    method: "GET",
    path: "/admin/events/csv",
    summary:
      "Conferences and summits as a spreadsheet, as filtered; the download is in the audit log",
    access: [admin("admin.view-live-events")],
    query: adminEventsFilter,
    file: "text/csv",
    answer: { 200: null },
  }),
  details: endpoint({
    method: "GET",
    path: "/admin/events/:id",
    summary: "A conference or summit as staff see it",
    access: [admin("admin.view-live-events")],
    answer: { 200: dataOf(adminEvent) },
    errors: [404],
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/events",
    summary: "Add a conference or summit; it is in the Events menu until it is over",
    access: [admin("admin.edit-live-events")],
    audit: { action: "event.create", subject: "event", id: "answer.data.id" },
    body: newEventBody,
    answer: { 201: dataOf(adminEvent) },
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/events/:id",
    summary: "Change a conference or summit; absent fields stay",
    access: [admin("admin.edit-live-events")],
    audit: { action: "event.edit", subject: "event", id: "params.id" },
    body: eventBody,
    answer: { 200: dataOf(adminEvent) },
    errors: [404],
  }),
};
