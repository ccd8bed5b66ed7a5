import { dataOf } from "@devguild/schemas/fields";
import { adminQuote, quoteBody, moveBody } from "@devguild/schemas/site-content";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

export const quotes = {
  list: endpoint({
    method: "GET",
    path: "/admin/quotes",
    summary: "All quotes in the order in which pages show them",
    access: [admin("admin.view-highlights")],
    staysSmall: "what our editors entered",
    answer: { 200: dataOf(z.array(adminQuote)) },
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/quotes",
    summary: "Add a quote at the end",
    access: [admin("admin.edit-highlights")],
    audit: { action: "quote.create", subject: "quote", id: "answer.data.id" },
    body: quoteBody,
    answer: { 201: dataOf(adminQuote) },
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/quotes/:id",
    summary: "Change a quote, or hide it",
    access: [admin("admin.edit-highlights")],
    audit: { action: "quote.edit", subject: "quote", id: "params.id" },
    body: quoteBody,
    answer: { 200: dataOf(adminQuote) },
    errors: [404],
  }),
  move: endpoint({
    method: "PUT",
    path: "/admin/quotes/:id/position",
    summary: "Move a quote by one place; at the end it stays",
    access: [admin("admin.edit-highlights")],
    audit: { action: "quote.move", subject: "quote", id: "params.id" },
    body: moveBody,
    answer: { 204: null },
    errors: [404],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/quotes/:id",
    summary: "Delete a quote",
    access: [admin("admin.edit-highlights")],
    audit: { action: "quote.delete", subject: "quote", id: "params.id" },
    answer: { 204: null },
    errors: [404],
  }),
};
