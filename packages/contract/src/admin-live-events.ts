import {
  adminLiveEvent,
  adminLiveEventRow,
  adminLiveEventsCsvQuery,
  adminLiveEventsQuery,
  backerOption,
  cloneLiveEventBody,
  findOptionsQuery,
  liveEventBody,
  liveEventEditOptions,
  newLiveEventBody,
  newSeasonBody,
  recordingOption,
} from "@devguild/schemas/admin-live-events";
import { dataOf, labelledId, pageOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

const reader = [admin("admin.view-live-events")] as const;
const editor = [admin("admin.edit-live-events")] as const;

export const adminLiveEvents = {
  list: endpoint({
    method: "GET",
    path: "/admin/live-events",
    summary: "All live events, filtered and sorted; by default the latest first",
    access: reader,
    query: adminLiveEventsQuery,
    answer: { 200: pageOf(adminLiveEventRow) },
  }),
  csv: endpoint({
    method: "GET",
    path: "/admin/live-events/csv",
    summary: "Live events as a spreadsheet, as filtered; the download is in the audit log",
    access: reader,
    query: adminLiveEventsCsvQuery,
    file: "text/csv",
    answer: { 200: null },
  }),
  editOptions: endpoint({
    method: "GET",
    path: "/admin/live-events/edit-options",
    summary: "The seasons and skills that a live event can have",
    access: reader,
    answer: { 200: dataOf(liveEventEditOptions) },
  }),
  createSeason: endpoint({
    method: "POST",
    path: "/admin/live-events/seasons",
    summary: "Add a season; it comes before the others",
    access: editor,
    audit: { action: "live-event.add-season", subject: "live-season", id: "answer.data.id" },
    body: newSeasonBody,
    answer: { 201: dataOf(labelledId) },
  }),
  findRecordings: endpoint({
    method: "GET",
    path: "/admin/live-events/recordings",
    summary: "Videos by words in their title, to attach as a recording; the newest first",
    access: reader,
    query: findOptionsQuery,
    answer: { 200: dataOf(z.array(recordingOption)) },
  }),
  findBackers: endpoint({
    method: "GET",
    path: "/admin/live-events/backers",
    summary: "Published companies by words in their name, to add as a sponsor or partner",
    access: reader,
    query: findOptionsQuery,
    answer: { 200: dataOf(z.array(backerOption)) },
  }),
  details: endpoint({
    method: "GET",
    path: "/admin/live-events/:id",
    summary: "A live event, published or not, with its version",
    access: reader,
    answer: { 200: dataOf(adminLiveEvent) },
    errors: [404],
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/live-events",
    summary: "Create a live event, unpublished and open for registration",
    access: editor,
    audit: { action: "live-event.create", subject: "live-event", id: "answer.data.id" },
    body: newLiveEventBody,
    answer: { 201: dataOf(adminLiveEvent) },
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/live-events/:id",
    summary:
      "Change a live event, its status, or whether it is published; 409 if it has another version than the one the change is based on. Registered people are emailed 10 seconds later about what concerns them",
    access: editor,
    audit: { action: "live-event.edit", subject: "live-event", id: "params.id" },
    body: liveEventBody,
    answer: { 200: dataOf(adminLiveEvent) },
    errors: [404, 409],
  }),
  clone: endpoint({
    method: "POST",
    path: "/admin/live-events/:id/clone",
    summary:
      "Copy a live event with its sessions to another date, unpublished and without registrations",
    access: editor,
    audit: { action: "live-event.create", subject: "live-event", id: "answer.data.id" },
    body: cloneLiveEventBody,
    answer: { 201: dataOf(adminLiveEvent) },
    errors: [404],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/live-events/:id",
    summary: "Delete a live event with its sessions; 409 if anyone is registered",
    access: editor,
    audit: { action: "live-event.delete", subject: "live-event", id: "params.id" },
    answer: { 204: null },
    errors: [404, 409],
  }),
};
