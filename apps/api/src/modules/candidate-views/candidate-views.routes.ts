import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { createView, removeView, updateView } from "./candidate-views.commands.ts";
import { listViews } from "./candidate-views.queries.ts";

export const candidateViewRoutes = implement(contract.candidateViews, {
  list: async ({ db, viewer: { userId }, params: { companyId } }) => ({
    data: await listViews(db, { userId, companyId }),
  }),
  create: async ({ db, viewer: { userId }, params: { companyId }, body }) => ({
    data: await createView(db, { userId, companyId }, body),
  }),
  update: async ({ db, viewer: { userId }, params: { companyId, viewId }, body }) => ({
    data: await updateView(db, { userId, companyId }, viewId, body),
  }),
  remove: async ({ db, viewer: { userId }, params: { companyId, viewId } }) => {
    await removeView(db, { userId, companyId }, viewId);
    return null;
  },
});
