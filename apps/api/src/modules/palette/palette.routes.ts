import { contract } from "@devguild/contract/contract";
import type { AdminPermission } from "@devguild/schemas/constants/accounts";
import { isPaletteQuery } from "@devguild/schemas/constants/palette";
import type { PaletteRecordKind } from "@devguild/schemas/palette";

import { implement } from "../../http/implement.ts";
import type { Viewer } from "../../http/viewer.ts";
import { findPaletteContent } from "./palette-content.queries.ts";
import { findPaletteCompanies, findPaletteJobs, type PaletteReach } from "./palette.queries.ts";

// A company's back-office page lists its jobs, so it requires both permissions.
const getReach = (viewer: Viewer | null): PaletteReach => {
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

// The permission of each record's screen.
const RECORD_PERMISSIONS: [PaletteRecordKind, AdminPermission][] = [
  ["developer", "admin.view-developers"],
  ["video", "admin.edit-videos"],
  ["article", "admin.edit-magazine-content"],
  ["live_event", "admin.edit-live-events"],
  ["conference", "admin.view-live-events"],
  ["listing", "admin.view-company-jobs"],
  ["invoice", "admin.view-company-profile"],
  ["deleted_company", "admin.view-company-profile"],
];

const getRecordReach = (viewer: Viewer | null) =>
  new Set(
    RECORD_PERMISSIONS.flatMap(([kind, permission]) =>
      viewer?.permissions.has(permission) ? [kind] : [],
    ),
  );

export const paletteRoutes = implement(contract.palette, {
  search: async ({ db, viewer, query: { q } }) => {
    if (!isPaletteQuery(q)) return { data: { jobs: [], companies: [], content: [], records: [] } };
    const reach = getReach(viewer);
    return {
      data: {
        jobs: await findPaletteJobs(db, q, reach),
        companies: await findPaletteCompanies(db, q, reach),
        ...(await findPaletteContent(db, q, getRecordReach(viewer))),
      },
    };
  },
});
