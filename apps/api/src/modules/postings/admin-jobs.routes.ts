import { contract } from "@devguild/contract/contract";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { recordExport } from "../audit/audit.commands.ts";
import { ADMIN_JOBS_HEAD, toAdminJobCells } from "./admin-jobs-csv.policy.ts";
import {
  listAdminJobs,
  listBookmarkedJobs,
  listExpiredJobsForManager,
  readAdminJobs,
} from "./admin-jobs.queries.ts";
import { setBookmark } from "./job-bookmarks.commands.ts";

export const adminJobRoutes = implement(contract.adminJobs, {
  list: async ({ db, viewer, query }) => {
    const { rows, total, isCapped } = await listAdminJobs(db, viewer.userId, query);
    return { data: rows, pagination: toListMeta(query, total, isCapped) };
  },
  csv: async ({ db, viewer, query }) => {
    await recordExport(db, viewer, "jobs");
    return {
      name: "jobs.csv",
      body: toCsv(ADMIN_JOBS_HEAD, readAdminJobs(db, viewer.userId, query), toAdminJobCells),
    };
  },
  bookmarked: async ({ db, viewer, query }) => {
    const { rows, total } = await listBookmarkedJobs(db, viewer.userId, query);
    return { data: rows, meta: toListMeta(query, total) };
  },
  expiredOfAssigned: async ({ db, viewer, query }) => {
    const { rows, total } = await listExpiredJobsForManager(db, viewer.userId, query);
    return { data: rows, meta: toListMeta(query, total) };
  },
  bookmark: async ({ db, viewer, params, body }) => {
    if (!(await setBookmark(db, viewer.userId, params.id, body.bookmarked))) notFound();
    return { data: { id: params.id, bookmarked: body.bookmarked } };
  },
});
