import { dataOf } from "@devguild/schemas/fields";
import { adminJobPrice, jobPriceBody } from "@devguild/schemas/offers";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

export const jobPrices = {
  list: endpoint({
    method: "GET",
    path: "/admin/job-prices",
    summary: "What publishing an ad costs, also what is no longer sold",
    access: [admin("admin.edit-catalogue")],
    staysSmall: "our own prices",
    answer: { 200: dataOf(z.array(adminJobPrice)) },
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/job-prices/:id",
    summary: "Change a price for ads that are published from now on",
    access: [admin("admin.edit-catalogue")],
    audit: { action: "job-price.edit", subject: "job-price", id: "params.id" },
    body: jobPriceBody,
    answer: { 200: dataOf(adminJobPrice) },
    errors: [404, 409],
  }),
};
