import { dataOf } from "@devguild/schemas/fields";
import {
  story as storyShape,
  storyBody,
  storyOrderBody,
  storyStatusBody,
} from "@devguild/schemas/stories";
import { z } from "zod";

import { admin, companyUser, endpoint } from "./endpoint.ts";

const readers = <const Of extends string>(of: Of) =>
  [companyUser("owner.company.edit-stories", of), admin("admin.view-company-profile")] as const;
const editors = <const Of extends string>(of: Of) =>
  [companyUser("owner.company.edit-stories", of), admin("admin.edit-company-profile")] as const;

export const stories = {
  list: endpoint({
    method: "GET",
    path: "/companies/:id/stories",
    summary: "A company's stories of every status, in its order, with their figures",
    access: readers("id"),
    staysSmall: "a company has at most 60 stories",
    answer: { 200: dataOf(z.array(storyShape)) },
    errors: [404],
  }),
  store: endpoint({
    method: "POST",
    path: "/companies/:id/stories/store",
    summary: "Create a story, at the end of the order, or change one",
    access: editors("id"),
    audit: { action: "story.store", subject: "story", id: ["body.id", "answer.data.id"] },
    body: storyBody,
    answer: { 200: dataOf(storyShape) },
    errors: [404, 409],
  }),
  order: endpoint({
    method: "PUT",
    path: "/companies/:id/stories/order",
    summary: "Put a company's stories in order; unknown ones are ignored",
    access: editors("id"),
    audit: { action: "story.reorder", subject: "story-order", id: "params.id" },
    body: storyOrderBody,
    answer: { 200: dataOf(z.array(storyShape)) },
    errors: [404],
  }),
  changeStatus: endpoint({
    method: "PUT",
    path: "/companies/:companyId/stories/:storyId/status",
    summary: "Publish a story, or take it off the page",
    access: editors("companyId"),
    audit: { action: "story.change-status", subject: "story", id: "params.storyId" },
    body: storyStatusBody,
    answer: { 200: dataOf(storyShape) },
    errors: [404],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/companies/:companyId/stories/:storyId",
    summary: "Delete a story",
    access: editors("companyId"),
    audit: { action: "story.delete", subject: "story", id: "params.storyId" },
    answer: { 204: null },
    errors: [404],
  }),
};
