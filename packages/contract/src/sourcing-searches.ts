import { dataOf } from "@devguild/schemas/fields";
import { sourcingSearch, sourcingSearchBody } from "@devguild/schemas/sourcing-searches";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

const access = [admin("admin.view-sourcing-developers")] as const;
const OWN = { none: "Saved searches are the person's own and change nothing that is searched." };

export const sourcingSearches = {
  list: endpoint({
    method: "GET",
    path: "/admin/sourcing/searches",
    summary: "The searches for developers that the caller has saved or colleagues share, by name",
    access,
    staysSmall: "our own staff, who save at most 50 each",
    answer: { 200: dataOf(z.array(sourcingSearch)) },
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/sourcing/searches",
    summary: "Save a search for developers under a name",
    access,
    audit: OWN,
    body: sourcingSearchBody,
    answer: { 201: dataOf(sourcingSearch) },
    errors: [409],
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/sourcing/searches/:id",
    summary: "Rename one's own saved search, share it, or change its filters",
    access,
    audit: OWN,
    body: sourcingSearchBody,
    answer: { 200: dataOf(sourcingSearch) },
    errors: [404],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/sourcing/searches/:id",
    summary: "Delete one's own saved search",
    access,
    audit: OWN,
    answer: { 204: null },
    errors: [404],
  }),
};
