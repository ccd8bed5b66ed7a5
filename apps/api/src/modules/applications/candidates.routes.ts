import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import { changeCandidateStatus, messageCandidate, moveCandidate } from "./candidates.commands.ts";
import { applicationSnapshot, isCompanyJob, listCandidates } from "./candidates.queries.ts";

export const candidateRoutes = implement(
  contract.candidates,
  {
    list: async ({ db, viewer, params: { companyId, jobId } }) => {
      const reader = viewer.companyId === null ? "admin" : "company";
      const candidates = await listCandidates(db, companyId, jobId, reader);
      // Only an empty list could mean that the job isn't the company's.
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
  },
  { application: applicationSnapshot },
);
