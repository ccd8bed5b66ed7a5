import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { requestExport } from "./data-export.commands.ts";
import { findExportLink, listExports } from "./data-export.queries.ts";

export const dataExportRoutes = implement(contract.dataExports, {
  ask: async ({ db, viewer, http }) => ({ data: await requestExport(db, viewer, http) }),
  latest: async ({ db, viewer }) => ({ data: await listExports(db, viewer.userId) }),
  link: async ({ db, viewer, params, config }) => ({
    data: await findExportLink(db, viewer, params.id, config.secret),
  }),
});
