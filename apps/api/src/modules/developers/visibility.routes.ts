import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { hideFromCompany, saveVisibility, showToCompany } from "./visibility.commands.ts";
import { readVisibility } from "./visibility.queries.ts";

export const visibilityRoutes = implement(contract.visibility, {
  one: async ({ db, viewer }) => ({ data: await readVisibility(db, viewer.developerId) }),
  save: async ({ db, viewer, body }) => {
    await saveVisibility(db, viewer, body);
    return { data: await readVisibility(db, viewer.developerId) };
  },
  hide: async ({ db, viewer, params }) => {
    await hideFromCompany(db, viewer, params.id);
    return { data: await readVisibility(db, viewer.developerId) };
  },
  show: async ({ db, viewer, params }) => {
    await showToCompany(db, viewer, params.id);
    return { data: await readVisibility(db, viewer.developerId) };
  },
});
