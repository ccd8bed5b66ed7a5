import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { removeSearch, saveSearch, updateSearch } from "./sourcing-searches.commands.ts";
import { listSearches } from "./sourcing-searches.queries.ts";

export const sourcingSearchRoutes = implement(contract.sourcingSearches, {
  list: async ({ db, viewer }) => ({ data: await listSearches(db, viewer.userId) }),
  create: async ({ db, viewer, body }) => ({ data: await saveSearch(db, viewer.userId, body) }),
  update: async ({ db, viewer, params, body }) => ({
    data: await updateSearch(db, viewer.userId, params.id, body),
  }),
  remove: async ({ db, viewer, params }) => {
    await removeSearch(db, viewer.userId, params.id);
    return null;
  },
});
