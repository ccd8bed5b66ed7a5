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
    summary: "The job searches that the developer saved, newest first",
    access: developer,
    answer: { 200: dataOf(z.array(savedSearch)) },
  }),
  save: endpoint({
    method: "POST",
    path: "/developer/saved-searches",
    summary: "Save a job search, and be mailed about new jobs that it finds",
    access: developer,
    body: saveSearchBody,
    answer: { 201: dataOf(savedSearch) },
    errors: [409],
  }),
  change: endpoint({
    method: "PUT",
    path: "/developer/saved-searches/:id",
    summary: "Change a saved search's name, or how often it is mailed about",
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
    summary: "Ask for a job alert by e-mail; it begins once the link that is mailed was followed",
    access: anyone,
    body: guestAlertBody,
    answer: { 202: dataOf(z.object({ email: z.string() })) },
    errors: [429],
  }),
  subscription: endpoint({
    method: "GET",
    path: "/alerts/subscription",
    summary: "What the token of a mail's link is about; it is not used up",
    access: anyone,
    query: alertTokenBody,
    answer: { 200: dataOf(mailSubscription) },
  }),
  confirm: endpoint({
    method: "POST",
    path: "/alerts/confirm",
    summary: "Confirm a job alert by the token of its link",
    access: anyone,
    body: alertTokenBody,
    answer: { 200: dataOf(mailSubscription) },
    errors: [409],
  }),
  unsubscribe: endpoint({
    method: "POST",
    path: "/alerts/unsubscribe",
    summary: "End the mails of a job alert, or the weekly digest, by the token of a mail's link",
    access: anyone,
    body: alertTokenBody,
    answer: { 200: dataOf(mailSubscription) },
  }),
};
