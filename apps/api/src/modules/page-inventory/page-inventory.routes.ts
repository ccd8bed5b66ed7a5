import { contract } from "@devguild/contract/contract";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { recordExport } from "../audit/audit.commands.ts";
import { PAGES_HEAD, toPageCells } from "./page-inventory-csv.policy.ts";
import { categoryPageSnapshot, writePageText } from "./page-inventory.commands.ts";
import { listCategoryPages, readCategoryPages } from "./page-inventory.queries.ts";

export const pageInventoryRoutes = implement(
  contract.pageInventory,
  {
    list: async ({ db, query }) => {
      const { rows, total } = await listCategoryPages(db, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    csv: async ({ db, viewer, query }) => {
      await recordExport(db, viewer, "category-pages");
      return {
        name: "category-pages.csv",
        body: toCsv(PAGES_HEAD, readCategoryPages(db, query), toPageCells),
      };
    },
    update: async ({ db, params: { id }, body }) => ({
      data: await writePageText(db, id, body.seo_text),
    }),
  },
  { "category-page": categoryPageSnapshot },
);
