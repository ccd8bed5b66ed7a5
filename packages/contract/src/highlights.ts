import { dataOf, pageOf } from "@devguild/schemas/fields";
import {
  adminHighlight,
  highlight,
  highlightBody,
  highlightItem,
  highlightItemsQuery,
  highlightsQuery,
  newHighlightBody,
} from "@devguild/schemas/highlights";
import { z } from "zod";

import { admin, anyone, endpoint } from "./endpoint.ts";

export const highlights = {
  active: endpoint({
    method: "GET",
    path: "/highlights/:id",
    summary:
      "The current highlight of a category: 1 for videos, 2 for live events; null if there is none",
    access: anyone,
    answer: { 200: dataOf(highlight.nullable()) },
    errors: [404],
  }),
  list: endpoint({
    method: "GET",
    path: "/admin/highlights",
    summary: "All highlights by category, in the order in which they are shown",
    access: [admin("admin.view-highlights")],
    query: highlightsQuery,
    answer: { 200: pageOf(adminHighlight) },
  }),
  items: endpoint({
    method: "GET",
    path: "/admin/highlights/items",
    summary: "The videos or live events that a highlight can lead to",
    access: [admin("admin.view-highlights")],
    query: highlightItemsQuery,
    answer: { 200: dataOf(z.array(highlightItem)) },
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/highlights",
    summary: "Promote a video or a live event; without a position, in front of the others",
    access: [admin("admin.edit-highlights")],
    audit: { action: "highlight.create", subject: "highlight", id: "answer.data.id" },
    body: newHighlightBody,
    answer: { 201: dataOf(adminHighlight) },
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/highlights/:id",
    summary: "Change a highlight; absent fields stay",
    access: [admin("admin.edit-highlights")],
    audit: { action: "highlight.edit", subject: "highlight", id: "params.id" },
    body: highlightBody,
    answer: { 200: dataOf(adminHighlight) },
    errors: [404],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/highlights/:id",
    summary: "Delete a highlight; what it led to stays",
    access: [admin("admin.edit-highlights")],
    audit: { action: "highlight.delete", subject: "highlight", id: "params.id" },
    answer: { 204: null },
    errors: [404],
  }),
};
