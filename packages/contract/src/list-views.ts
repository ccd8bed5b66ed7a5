import { dataOf } from "@devguild/schemas/fields";
import {
  listLayout,
  listView,
  listViewBody,
  listViews as views,
} from "@devguild/schemas/list-views";

import { admin, endpoint } from "./endpoint.ts";

const access = [admin("admin.view-dashboard")] as const;
const OWN = { none: "Views and layouts are the person's own and change nothing that is listed." };

export const listViews = {
  list: endpoint({
    method: "GET",
    path: "/admin/list-views",
    summary:
      "The views of lists that the caller has saved or colleagues share, by name, and how the caller has set up each list",
    access,
    staysSmall: "our own staff, who save at most 50 each",
    answer: { 200: dataOf(views) },
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/list-views",
    summary: "Save the search, filters and order of a list under a name",
    access,
    audit: OWN,
    body: listViewBody,
    answer: { 201: dataOf(listView) },
    errors: [409],
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/list-views/:id",
    summary: "Rename one's own view, share it, or change what it lists",
    access,
    audit: OWN,
    body: listViewBody,
    answer: { 200: dataOf(listView) },
    errors: [404],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/list-views/:id",
    summary: "Delete one's own view",
    access,
    audit: OWN,
    answer: { 204: null },
    errors: [404],
  }),
  arrange: endpoint({
    method: "PUT",
    path: "/admin/list-layouts",
    summary: "Choose the columns and the density of a list",
    access,
    audit: OWN,
    body: listLayout,
    answer: { 200: dataOf(listLayout) },
  }),
};
