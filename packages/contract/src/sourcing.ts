import { dataOf, id } from "@devguild/schemas/fields";
import {
  messageBody,
  messageCheck,
  messageSender,
  sentMessage,
  sourcedPage,
  sourcingBody,
  sourcingCounts,
  sourcingCountsBody,
  sourcingFilters,
  sourcingLocations,
  sourcingOptions,
  sourcingSelectionBody,
  sourcingSteps,
} from "@devguild/schemas/sourcing";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

const sourcers = [admin("admin.view-sourcing-developers")] as const;
const READS = { none: "It only reads; its filters are too many for an address." };

export const sourcing = {
  options: endpoint({
    method: "GET",
    path: "/filter/sourcing/options",
    summary: "What a search for developers can choose from",
    access: sourcers,
    answer: { 200: dataOf(sourcingOptions) },
  }),
  locations: endpoint({
    method: "GET",
    path: "/filter/sourcing/locations",
    summary: "Countries and regions in which to search for developers",
    access: sourcers,
    answer: { 200: dataOf(sourcingLocations) },
  }),
  search: endpoint({
    method: "POST",
    path: "/admin/sourcing/developers",
    summary: "Developers by skills, languages, location and activity, with exact totals",
    access: sourcers,
    audit: READS,
    body: sourcingBody,
    answer: { 200: sourcedPage },
  }),
  select: endpoint({
    method: "POST",
    path: "/admin/sourcing/selection",
    summary: "The ids of the first 200 of a search who can be messaged",
    access: sourcers,
    audit: READS,
    body: sourcingSelectionBody,
    answer: { 200: dataOf(z.array(id)) },
  }),
  steps: endpoint({
    method: "POST",
    path: "/admin/sourcing/steps",
    summary: "How many developers each filter of a search leaves",
    access: sourcers,
    audit: READS,
    body: sourcingFilters,
    answer: { 200: dataOf(sourcingSteps) },
  }),
  counts: endpoint({
    method: "POST",
    path: "/admin/sourcing/counts",
    summary: "How many developers a search would leave with each option of its filters",
    access: sourcers,
    audit: READS,
    body: sourcingCountsBody,
    answer: { 200: dataOf(sourcingCounts) },
  }),
  senders: endpoint({
    method: "GET",
    path: "/admin/sourcing/message/available-senders",
    summary: "Staff in whose name messages to developers can go out",
    access: sourcers,
    staysSmall: "our own staff",
    answer: { 200: dataOf(z.array(messageSender)) },
  }),
  validateMessage: endpoint({
    method: "POST",
    path: "/admin/sourcing/message/validate",
    summary: "Who would get a message, who wouldn't and why, and what they would read",
    access: sourcers,
    audit: READS,
    body: messageBody,
    answer: { 200: dataOf(messageCheck) },
  }),
  sendMessage: endpoint({
    method: "POST",
    path: "/admin/sourcing/message/send",
    summary: "Write to up to 200 developers, who get the email after a few seconds",
    access: sourcers,
    audit: { action: "sourcing.send-message", subject: "sourcing-message", id: "answer.data.id" },
    body: messageBody,
    answer: { 202: dataOf(sentMessage) },
  }),
  message: endpoint({
    method: "GET",
    path: "/admin/sourcing/messages/:id",
    summary: "A message to developers, and what became of it for each of them",
    access: sourcers,
    answer: { 200: dataOf(sentMessage) },
    errors: [404],
  }),
  withdrawMessage: endpoint({
    method: "DELETE",
    path: "/admin/sourcing/messages/:id",
    summary: "Take a message back before it goes out",
    access: sourcers,
    audit: { action: "sourcing.withdraw-message", subject: "sourcing-message", id: "params.id" },
    answer: { 200: dataOf(sentMessage) },
    errors: [404, 409],
  }),
};
