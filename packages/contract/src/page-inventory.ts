import { dataOf, pageOf } from "@devguild/schemas/fields";
import {
  inventoryPage,
  pageInventoryCsvQuery,
  pageInventoryQuery,
  seoTextBody,
} from "@devguild/schemas/page-inventory";

import { admin, endpoint } from "./endpoint.ts";

const access = [admin("admin.edit-catalogue")] as const;

export const pageInventory = {
  list: endpoint({
    method: "GET",
    path: "/page-inventory",
    summary: "The category pages of jobs with their texts, those with the most open jobs first",
    access,
    query: pageInventoryQuery,
    answer: { 200: pageOf(inventoryPage) },
  }),
  csv: endpoint({
    method: "GET",
    path: "/page-inventory/csv",
    summary:
      "Category pages as a spreadsheet, searched and filtered; the download is in the audit log",
    access,
    query: pageInventoryCsvQuery,
    file: "text/csv",
    answer: { 200: null },
  }),
  update: endpoint({
    method: "PUT",
    path: "/page-inventory/:id",
    summary: "Write the text of a category page",
    access,
    audit: { action: "category-page.edit", subject: "category-page", id: "params.id" },
    body: seoTextBody,
    answer: { 200: dataOf(inventoryPage) },
    errors: [404],
  }),
};
