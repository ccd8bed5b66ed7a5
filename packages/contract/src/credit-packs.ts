import { dataOf } from "@devguild/schemas/fields";
import { adminCreditPack, creditPackBody, newCreditPackBody } from "@devguild/schemas/offers";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

export const creditPacks = {
  list: endpoint({
    method: "GET",
    path: "/admin/credit-packs",
    summary: "All credit packs, also those that are no longer sold",
    access: [admin("admin.edit-catalogue")],
    staysSmall: "our own prices",
    answer: { 200: dataOf(z.array(adminCreditPack)) },
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/credit-packs",
    summary: "Add a credit pack",
    access: [admin("admin.edit-catalogue")],
    audit: { action: "credit-pack.create", subject: "credit-pack", id: "answer.data.id" },
    body: newCreditPackBody,
    answer: { 201: dataOf(adminCreditPack) },
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/credit-packs/:id",
    summary: "Change a credit pack; credits already bought stay",
    access: [admin("admin.edit-catalogue")],
    audit: { action: "credit-pack.edit", subject: "credit-pack", id: "params.id" },
    body: creditPackBody,
    answer: { 200: dataOf(adminCreditPack) },
    errors: [404, 409],
  }),
};
