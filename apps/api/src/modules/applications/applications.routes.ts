import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { implement } from "../../http/implement.ts";
import { forbidden, notFound } from "../../http/problems.ts";
import type { DeveloperViewer, Viewer } from "../../http/viewer.ts";
import { developers } from "../developers/developers.tables.ts";
import { applyToJob, archiveApplication, walkAway } from "./applications.commands.ts";
import { findAppliedJob, listAppliedJobs } from "./applied-jobs.queries.ts";
import { isCompanyJob, listCandidates } from "./candidates.queries.ts";
import { changeCandidateStatus, messageCandidate, moveCandidate } from "./candidates.commands.ts";
import { listSuggestedJobs, readDashboard } from "../dashboards/developer-dashboard.queries.ts";

const asDeveloper = (viewer: Viewer): DeveloperViewer =>
  viewer.developerId === null ? forbidden() : { ...viewer, developerId: viewer.developerId };

// An admin may name any developer, so here a missing one is not found rather than empty.
const requireDeveloper = async (db: Db, id: number) => {
  const [developer] = await db
    .select({ id: developers.id })
    .from(developers)
    .where(eq(developers.id, id));
  return developer?.id ?? notFound();
};

export const applicationRoutes = implement(contract.applications, {
  apply: async ({ db, viewer, params, body }) => ({
    data: await applyToJob(db, viewer, params.id, body),
  }),
  applyByOneClick: async ({ db, viewer, config, body: { job_id, ...more } }) =>
    config.oneClickApply
      ? { data: await applyToJob(db, viewer, job_id, { type: "internal", ...more }) }
      : notFound(),
  dashboard: async ({ db, viewer }) => ({ data: await readDashboard(db, viewer) }),
  appliedAndSuggested: async ({ db, params }) => {
    await requireDeveloper(db, params.id);
    return {
      data: {
        applied_jobs: await listAppliedJobs(db, params.id),
        suggested_jobs: await listSuggestedJobs(db, params.id),
      },
    };
  },
  applied: async ({ db, params }) => {
    const applied = await listAppliedJobs(db, params.id);
    if (applied.length === 0) await requireDeveloper(db, params.id);
    return { data: applied };
  },
  appliedOne: async ({ db, params }) => ({
    data: (await findAppliedJob(db, params.id, params.jobId)) ?? notFound(),
  }),
  walkAway: async ({ db, viewer, params, body }) => ({
    data: await walkAway(db, asDeveloper(viewer), params.jobId, body),
  }),
  archive: async ({ db, viewer, params, body }) => ({
    data: await archiveApplication(db, asDeveloper(viewer), params.jobId, body.archived),
  }),
  candidates: async ({ db, viewer, params: { companyId, jobId } }) => {
    const reader = viewer.companyId === null ? "admin" : "company";
    const candidates = await listCandidates(db, companyId, jobId, reader);
    // Only an empty list needs to be told apart from a job that is not the company's.
    if (candidates.length === 0 && !(await isCompanyJob(db, companyId, jobId))) notFound();
    return { data: candidates };
  },
  message: async ({ db, viewer, params, body }) => ({
    data: await messageCandidate(db, viewer, params, body),
  }),
  move: async ({ db, viewer, params, body }) => ({
    data: await moveCandidate(db, viewer, params, body),
  }),
  changeStatus: async ({ db, viewer, params, body }) => ({
    data: await changeCandidateStatus(db, viewer, params, body),
  }),
});
