import { contract } from "@devguild/contract/contract";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { readWaits } from "../applications/candidate-waits.queries.ts";
import { CSV_HEAD, toCsvRow } from "../applications/inbox-csv.policy.ts";
import { readCsvCandidates } from "../applications/inbox-csv.queries.ts";
import { countInboxViews, listInboxOptions } from "../applications/inbox-options.queries.ts";
import { findOpened, listInbox } from "../applications/inbox.queries.ts";
import { startAction, stopAction, undoAction } from "./candidate-actions.commands.ts";
import { actionSnapshot, findAction } from "./candidate-actions.queries.ts";

export const candidateInboxRoutes = implement(
  contract.candidateInbox,
  {
    list: async ({ db, viewer: { userId }, params: { companyId }, query }) => {
      const { rows, total, counts } = await listInbox(db, { userId, companyId }, query);
      const views = await countInboxViews(db, companyId);
      return { data: rows, meta: toListMeta(query, total), counts, views };
    },
    csv: ({ db, params: { companyId }, query }) => ({
      name: "candidates.csv",
      body: toCsv(CSV_HEAD, readCsvCandidates(db, companyId, query), toCsvRow),
    }),
    options: async ({ db, params: { companyId } }) => ({
      data: await listInboxOptions(db, companyId),
    }),
    waits: async ({ db, params: { companyId }, query }) => ({
      data: await readWaits(db, companyId, query),
    }),
    one: async ({ db, params }) => ({ data: (await findOpened(db, params)) ?? notFound() }),
    startAction: async ({ db, viewer, params: { companyId }, body, audit }) => {
      const action = await startAction(db, viewer, companyId, body);
      audit.add({ candidates: body.candidate_ids });
      return { data: action };
    },
    action: async ({ db, params }) => ({ data: (await findAction(db, params)) ?? notFound() }),
    stopAction: async ({ db, params }) => ({ data: await stopAction(db, params) }),
    undoAction: async ({ db, viewer, params }) => ({ data: await undoAction(db, viewer, params) }),
  },
  { "bulk-action": actionSnapshot },
);
