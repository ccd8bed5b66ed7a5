import {
  bulkChange,
  bulkChangeBody,
  bulkPreview,
  foundRowsQuery,
  latestChangeQuery,
  seenChangeBody,
} from "@devguild/schemas/bulk-changes";
import { dataOf, id } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

// What the rows' own calls need is checked for each of them.
const access = [admin("admin.view-dashboard")] as const;
const EACH = { none: "each of the rows has the entry of its own call" };

// Fixed words come before parameters, because the first match wins.
export const bulkChanges = {
  found: endpoint({
    method: "GET",
    path: "/admin/bulk-changes/found",
    summary: "The ids of everything that a list finds, in its order, the first 5000 at most",
    access,
    staysSmall: "at most as many as one change can have",
    query: foundRowsQuery,
    answer: { 200: dataOf(z.array(id)) },
    errors: [403],
  }),
  latest: endpoint({
    method: "GET",
    path: "/admin/bulk-changes/latest",
    summary:
      "How far the caller's latest change of a list is, and what it couldn't change; null once they closed it or an hour after its start",
    access,
    query: latestChangeQuery,
    answer: { 200: dataOf(bulkChange.nullable()) },
  }),
  preview: endpoint({
    method: "POST",
    path: "/admin/bulk-changes/preview",
    summary:
      "What a change of several rows would do, and which ones stay as they are; nothing changes",
    access,
    audit: { none: "nothing changes" },
    body: bulkChangeBody,
    answer: { 200: dataOf(bulkPreview) },
    errors: [403],
  }),
  start: endpoint({
    method: "POST",
    path: "/admin/bulk-changes",
    summary: "Change several rows of a list in the background, each as from its own menu",
    access,
    audit: EACH,
    body: bulkChangeBody,
    answer: { 202: dataOf(bulkChange) },
    errors: [403, 409],
  }),
  stop: endpoint({
    method: "POST",
    path: "/admin/bulk-changes/:changeId/stop",
    summary: "Leave the rows that one's own change hasn't reached as they are",
    access,
    audit: EACH,
    answer: { 200: dataOf(bulkChange) },
    errors: [404],
  }),
  undo: endpoint({
    method: "POST",
    path: "/admin/bulk-changes/:changeId/undo",
    summary: "Undo one's own change in the background, within an hour of its start",
    access,
    audit: EACH,
    answer: { 202: dataOf(bulkChange) },
    errors: [403, 404, 409],
  }),
  seen: endpoint({
    method: "PUT",
    path: "/admin/bulk-changes/:changeId/seen",
    summary: "Note that the caller has seen how their change ended, and whether they closed it",
    access,
    audit: { none: "a note of the caller's own" },
    body: seenChangeBody,
    answer: { 204: null },
    errors: [404],
  }),
};
