import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { forbidden, notFound } from "../../http/problems.ts";
import type { DeveloperViewer, Viewer } from "../../http/viewer.ts";
import { requireDeveloper } from "../developers/developers.queries.ts";
import { applyToJob, archiveApplication, withdrawApplication } from "./applications.commands.ts";
import { findAppliedJob, listAppliedJobs } from "./applied-jobs.queries.ts";
import { listInterviews } from "./interviews.queries.ts";
import { replyToCompany } from "./reply-to-company.commands.ts";

const asDeveloper = (viewer: Viewer): DeveloperViewer =>
  viewer.developerId === null ? forbidden() : { ...viewer, developerId: viewer.developerId };

export const applicationRoutes = implement(contract.applications, {
  apply: async ({ db, viewer, params, body }) => ({
    data: await applyToJob(db, viewer, params.id, body),
  }),
  applyByOneClick: async ({ db, viewer, config, body: { job_id, ...more } }) =>
    config.oneClickApply
      ? { data: await applyToJob(db, viewer, job_id, { type: "internal", ...more }) }
      : notFound(),
  applied: async ({ db, viewer, params, query }) => {
    const { rows, total } = await listAppliedJobs(db, params.id, query);
    if (total === 0) await requireDeveloper(db, params.id);
    const meta = toListMeta(query, total);
    if (viewer.account.type !== "admin") return { data: rows, meta };
    const latest = new Map(
      (await listInterviews(db, params.id)).map((interview) => [interview.job_id, interview]),
    );
    return {
      data: rows.map((row) => Object.assign(row, { interview: latest.get(row.id) ?? null })),
      meta,
    };
  },
  appliedOne: async ({ db, params }) => ({
    data: (await findAppliedJob(db, params.id, params.jobId)) ?? notFound(),
  }),
  walkAway: async ({ db, viewer, params, body }) => ({
    data: await withdrawApplication(db, asDeveloper(viewer), params.jobId, body),
  }),
  reply: async ({ db, viewer, params, body }) => ({
    data: await replyToCompany(db, asDeveloper(viewer), params.jobId, body.message),
  }),
  archive: async ({ db, viewer, params, body }) => ({
    data: await archiveApplication(db, asDeveloper(viewer), params.jobId, body.archived),
  }),
});
