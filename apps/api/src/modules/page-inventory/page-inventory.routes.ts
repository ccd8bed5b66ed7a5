import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { categoryPageSnapshot, writePageText } from "./page-inventory.commands.ts";
import { listCategoryPages } from "./page-inventory.queries.ts";

export const pageInventoryRoutes = implement(
  contract.pageInventory,
  {
    list: async ({ db, query }) => {
      const { rows, total } = await listCategoryPages(db, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    update: async ({ db, params: { id }, body }) => ({
      data: await writePageText(db, id, body.seo_text),
    }),
  },
  { "category-page": categoryPageSnapshot },
);
