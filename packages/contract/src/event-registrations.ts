import {
  checkInBody,
  eventEmails,
  eventRegistrationRow,
  eventRegistrationsFilter,
  eventRegistrationsQuery,
  registrationCounts,
} from "@devguild/schemas/event-registrations";
import { dataOf, pageOf } from "@devguild/schemas/fields";

import { admin, endpoint } from "./endpoint.ts";

const reader = [admin("admin.view-live-events")] as const;
const editor = [admin("admin.edit-live-events")] as const;

export const eventRegistrations = {
  list: endpoint({
    method: "GET",
    path: "/admin/live-events/:id/registrations",
    summary:
      "Who registered for a live event, the newest first; who waits for a seat, the first first",
    access: reader,
    query: eventRegistrationsQuery,
    answer: { 200: pageOf(eventRegistrationRow) },
    errors: [404],
  }),
  counts: endpoint({
    method: "GET",
    path: "/admin/live-events/:id/registrations/counts",
    summary: "How many people registered for a live event, by how they attend, and how many wait",
    access: reader,
    answer: { 200: dataOf(registrationCounts) },
    errors: [404],
  }),
  emails: endpoint({
    method: "GET",
    path: "/admin/live-events/:id/emails",
    summary:
      "Which emails people registered for a live event got and will get, and how many of them",
    access: reader,
    staysSmall: "the kinds of email",
    answer: { 200: dataOf(eventEmails) },
    errors: [404],
  }),
  csv: endpoint({
    method: "GET",
    path: "/admin/live-events/:id/registrations/csv",
    summary:
      "The registrations for a live event as a spreadsheet, as filtered; the download is in the audit log",
    access: reader,
    query: eventRegistrationsFilter,
    file: "text/csv",
    answer: { 200: null },
    errors: [404],
  }),
  checkIn: endpoint({
    method: "PUT",
    path: "/admin/live-events/:id/registrations/:registrationId/check-in",
    summary: "Note that someone has arrived on site, or take that back",
    access: editor,
    audit: { none: "who arrived is on the list, and taking it back is a press away" },
    body: checkInBody,
    answer: { 200: dataOf(eventRegistrationRow) },
    errors: [404, 409],
  }),
  giveSeat: endpoint({
    method: "POST",
    path: "/admin/live-events/:id/registrations/:registrationId/seat",
    summary:
      "Give someone on the waiting list a seat, even if none is free; they are emailed at once",
    access: editor,
    audit: { action: "live-event.give-seat", subject: "live-event", id: "params.id" },
    answer: { 200: dataOf(eventRegistrationRow) },
    errors: [404, 409],
  }),
};
