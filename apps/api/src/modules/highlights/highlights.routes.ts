import { contract } from "@devguild/contract/contract";
import { HIGHLIGHT_CATEGORIES } from "@devguild/schemas/constants/highlights";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { listHighlightItems, listHighlights } from "./find-admin-highlights.queries.ts";
import {
  createHighlight,
  highlightSnapshot,
  removeHighlight,
  updateHighlight,
} from "./highlights.commands.ts";
import { findActiveHighlight } from "./highlights.queries.ts";

const CATEGORIES = Object.values(HIGHLIGHT_CATEGORIES);

export const highlightRoutes = implement(
  contract.highlights,
  {
    active: async ({ db, params }) => {
      const category = CATEGORIES.find((each) => each === params.id) ?? notFound();
      return { data: await findActiveHighlight(db, category) };
    },
    list: async ({ db, query }) => {
      const { rows, total } = await listHighlights(db, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    items: async ({ db, query }) => ({ data: await listHighlightItems(db, query) }),
    create: async ({ db, body }) => ({ data: await createHighlight(db, body) }),
    update: async ({ db, params, body }) => ({ data: await updateHighlight(db, params.id, body) }),
    remove: async ({ db, params }) => {
      await removeHighlight(db, params.id);
      return null;
    },
  },
  { highlight: highlightSnapshot },
);
