import { contract } from "@devguild/contract/contract";

import type { CandidateCounts, CandidatesQuery } from "@devguild/schemas/applications";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { changeCandidateStatus, moveCandidate } from "./candidates.commands.ts";
import { applicationSnapshot } from "./candidates.queries.ts";
import { findCandidate } from "./read-candidates.queries.ts";
import { listCandidates } from "./list-candidates.queries.ts";
import { messageCandidate } from "./message-candidate.commands.ts";

const getReader = ({ companyId }: Viewer) => (companyId === null ? "admin" : "company");

/** With so many of each status on a page, the last page is that of the largest status. */
const toCandidatesMeta = (query: CandidatesQuery, counts: CandidateCounts) => {
  const listed = counts.filter(({ status }) => (query.status ?? status) === status);
  const total = listed.reduce((sum, { count }) => sum + count, 0);
  const { per_status } = query;
  if (per_status === undefined) return toListMeta(query, total);
  const largest = Math.max(0, ...listed.map(({ count }) => count));
  return { ...toListMeta({ page: query.page, per_page: per_status }, largest), total };
};

export const candidateRoutes = implement(
  contract.candidates,
  {
    list: async ({ db, viewer, params, query }) => {
      const found = await listCandidates(db, params, query, getReader(viewer));
      if (!found) return notFound();
      return {
        data: found.rows,
        meta: toCandidatesMeta(query, found.counts),
        counts: found.counts,
      };
    },
    one: async ({ db, viewer, params }) => ({
      data: (await findCandidate(db, params, getReader(viewer))) ?? notFound(),
    }),
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
