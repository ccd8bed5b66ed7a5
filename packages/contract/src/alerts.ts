import { SAVED_SEARCHES_MAX } from "@devguild/schemas/constants/alerts";
import {
  alertTokenBody,
  changeSearchBody,
  guestAlertBody,
  mailSubscription,
  savedSearch,
  saveSearchBody,
} from "@devguild/schemas/alerts";
import { dataOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { anyone, developer, endpoint } from "./endpoint.ts";

export const alerts = {
  list: endpoint({
    method: "GET",
    path: "/developer/saved-searches",
    summary: "The developer's saved searches, newest first",
    access: developer,
    staysSmall: `a developer's own, at most ${SAVED_SEARCHES_MAX}`,
    answer: { 200: dataOf(z.array(savedSearch)) },
  }),
  save: endpoint({
    method: "POST",
    path: "/developer/saved-searches",
    summary: "Save a job search and get its new jobs by email",
    access: developer,
    body: saveSearchBody,
    answer: { 201: dataOf(savedSearch) },
    errors: [409],
  }),
  change: endpoint({
    method: "PUT",
    path: "/developer/saved-searches/:id",
    summary: "Change a saved search's name or email frequency",
    access: developer,
    body: changeSearchBody,
    answer: { 200: dataOf(savedSearch) },
    errors: [404],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/developer/saved-searches/:id",
    summary: "Delete a saved search",
    access: developer,
    answer: { 204: null },
    errors: [404],
  }),
  ask: endpoint({
    method: "POST",
    path: "/alerts",
    summary:
      "Request a job alert by email; it starts once the link in the confirmation email is clicked",
    access: anyone,
    body: guestAlertBody,
    answer: { 202: dataOf(z.object({ email: z.string() })) },
    errors: [429],
  }),
  subscription: endpoint({
    method: "GET",
    path: "/alerts/subscription",
    summary: "What the token in an email's link refers to; the token stays valid",
    access: anyone,
    query: alertTokenBody,
    answer: { 200: dataOf(mailSubscription) },
  }),
  confirm: endpoint({
    method: "POST",
    path: "/alerts/confirm",
    summary: "Confirm a job alert with the token from its link",
    access: anyone,
    body: alertTokenBody,
    answer: { 200: dataOf(mailSubscription) },
    errors: [409],
  }),
  unsubscribe: endpoint({
    method: "POST",
    path: "/alerts/unsubscribe",
    summary:
      "Unsubscribe from a job alert or the weekly digest with the token from an email's link",
    access: anyone,
    body: alertTokenBody,
    answer: { 200: dataOf(mailSubscription) },
  }),
};
