import {
  candidateView,
  candidateViewBody,
  candidateViews as views,
} from "@devguild/schemas/candidate-inbox";
import { dataOf } from "@devguild/schemas/fields";

import { companyUser, endpoint } from "./endpoint.ts";

const access = [companyUser("owner.company.view-candidates", "companyId")] as const;
const OWN = { none: "The views are the person's own and change nothing of the company's." };

export const candidateViews = {
  list: endpoint({
    method: "GET",
    path: "/companies/:companyId/candidate-views",
    summary: "The views of candidates that the caller has saved, oldest first",
    access,
    staysSmall: "a person saves at most 20",
    answer: { 200: dataOf(views) },
  }),
  create: endpoint({
    method: "POST",
    path: "/companies/:companyId/candidate-views",
    summary: "Save a view of candidates under a name",
    access,
    audit: OWN,
    body: candidateViewBody,
    answer: { 201: dataOf(candidateView) },
    errors: [409],
  }),
  update: endpoint({
    method: "PUT",
    path: "/companies/:companyId/candidate-views/:viewId",
    summary: "Rename a saved view, or change its filter",
    access,
    audit: OWN,
    body: candidateViewBody,
    answer: { 200: dataOf(candidateView) },
    errors: [404],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/companies/:companyId/candidate-views/:viewId",
    summary: "Delete a saved view",
    access,
    audit: OWN,
    answer: { 204: null },
    errors: [404],
  }),
};
