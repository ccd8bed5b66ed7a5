import { dataOf } from "@devguild/schemas/fields";
import { siteLink, siteLinkBody, moveBody } from "@devguild/schemas/site-content";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

export const siteLinks = {
  list: endpoint({
    method: "GET",
    path: "/admin/site-links",
    summary: "The operator’s links in menus and footers, by column, in their order",
    access: [admin("admin.view-highlights")],
    staysSmall: "what our editors entered",
    answer: { 200: dataOf(z.array(siteLink)) },
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/site-links",
    summary: "Add a link of a menu or footer at the end of its column",
    access: [admin("admin.edit-highlights")],
    audit: { action: "site-link.create", subject: "site-link", id: "answer.data.id" },
    body: siteLinkBody,
    answer: { 201: dataOf(siteLink) },
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/site-links/:id",
    summary: "Change a link of a menu or footer, or hide it",
    access: [admin("admin.edit-highlights")],
    audit: { action: "site-link.edit", subject: "site-link", id: "params.id" },
    body: siteLinkBody,
    answer: { 200: dataOf(siteLink) },
    errors: [404],
  }),
  move: endpoint({
    method: "PUT",
    path: "/admin/site-links/:id/position",
    summary: "Move a link of a menu or footer by one place; at the end it stays",
    access: [admin("admin.edit-highlights")],
    audit: { action: "site-link.move", subject: "site-link", id: "params.id" },
    body: moveBody,
    answer: { 204: null },
    errors: [404],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/site-links/:id",
    summary: "Delete a link of a menu or footer",
    access: [admin("admin.edit-highlights")],
    audit: { action: "site-link.delete", subject: "site-link", id: "params.id" },
    answer: { 204: null },
    errors: [404],
  }),
};
