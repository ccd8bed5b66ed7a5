import { contract } from "@devguild/contract/contract";
import { PALETTE_QUERY_MIN } from "@devguild/schemas/constants/palette";

import { implement } from "../../http/implement.ts";
import type { Viewer } from "../../http/viewer.ts";
import { findPaletteCompanies, findPaletteJobs, type PaletteReach } from "./palette.queries.ts";

// The page of a company in the back office lists its jobs, so it needs the permission for both.
const reachOf = (viewer: Viewer | null): PaletteReach => {
  const may = (permission: Parameters<Viewer["permissions"]["has"]>[0]) =>
    viewer?.permissions.has(permission) ?? false;
  const seesAllJobs = may("admin.view-company-jobs");
  return {
    companyId: viewer?.companyId ?? null,
    seesCandidates: may("owner.company.view-candidates"),
    seesAllJobs,
    seesCompanies: seesAllJobs && may("admin.view-company-profile"),
  };
};

export const paletteRoutes = implement(contract.palette, {
  search: async ({ db, viewer, query: { q } }) => {
    if (q.length < PALETTE_QUERY_MIN) return { data: { jobs: [], companies: [] } };
    const reach = reachOf(viewer);
    return {
      data: {
        jobs: await findPaletteJobs(db, q, reach),
        companies: await findPaletteCompanies(db, q, reach),
      },
    };
  },
});
