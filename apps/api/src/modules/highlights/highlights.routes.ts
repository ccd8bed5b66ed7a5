import { contract } from "@devguild/contract/contract";
import { HIGHLIGHT_CATEGORIES } from "@devguild/schemas/constants/highlights";

import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import { findActiveHighlight } from "./highlights.queries.ts";

const CATEGORIES = Object.values(HIGHLIGHT_CATEGORIES);

export const highlightRoutes = implement(contract.highlights, {
  active: async ({ db, params }) => {
    const category = CATEGORIES.find((each) => each === params.id) ?? notFound();
    return { data: await findActiveHighlight(db, category) };
  },
});
