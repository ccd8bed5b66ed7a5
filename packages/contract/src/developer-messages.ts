import { dataOf, pageOf } from "@devguild/schemas/fields";
import {
  developerMessage,
  developerMessageRow,
  developerMessagesQuery,
  developerReplyBody,
  staffDeveloperMessage,
} from "@devguild/schemas/developer-messages";

import { admin, developer, endpoint } from "./endpoint.ts";

export const developerMessages = {
  list: endpoint({
    method: "GET",
    path: "/developer/messages",
    summary: "What our staff wrote to the developer, the latest first",
    access: developer,
    query: developerMessagesQuery,
    answer: { 200: pageOf(developerMessageRow) },
  }),
  one: endpoint({
    method: "GET",
    path: "/developer/messages/:id",
    summary: "A message of our staff to the developer, with the developer's replies",
    access: developer,
    answer: { 200: dataOf(developerMessage) },
    errors: [404],
  }),
  read: endpoint({
    method: "PUT",
    path: "/developer/messages/:id/read",
    summary: "Mark a message as read; doing so twice has no further effect",
    access: developer,
    answer: { 200: dataOf(developerMessage) },
    errors: [404],
  }),
  reply: endpoint({
    method: "POST",
    path: "/developer/messages/:id/replies",
    summary: "Reply to a message; its author gets the reply by email",
    access: developer,
    body: developerReplyBody,
    answer: { 201: dataOf(developerMessage) },
    errors: [404, 409],
  }),
  written: endpoint({
    method: "GET",
    path: "/developers/:id/messages",
    summary: "What staff wrote to a developer, the latest first, and what became of it",
    access: [admin("admin.view-developers")],
    query: developerMessagesQuery,
    answer: { 200: pageOf(staffDeveloperMessage) },
    errors: [404],
  }),
};
