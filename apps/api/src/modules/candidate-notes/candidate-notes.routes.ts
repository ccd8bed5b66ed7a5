import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import { applicationSnapshot } from "../applications/candidates.queries.ts";
import {
  rateCandidate,
  removeNote,
  visitCandidate,
  writeNote,
} from "./candidate-notes.commands.ts";
import { findNoted, listColleagues, readTeam } from "./candidate-notes.queries.ts";

export const candidateNoteRoutes = implement(
  contract.candidateNotes,
  {
    colleagues: async ({ db, params }) => ({ data: await listColleagues(db, params.companyId) }),
    team: async ({ db, viewer: { userId }, params, query: { reveal = false } }) => {
      const { id } = (await findNoted(db, params)) ?? notFound();
      return { data: await readTeam(db, id, { userId, reveal }) };
    },
    write: async ({ db, viewer, params, body }) => ({
      data: await writeNote(db, viewer, params, body.body),
    }),
    remove: async ({ db, viewer, params }) => ({ data: await removeNote(db, viewer, params) }),
    rate: async ({ db, viewer, params, body }) => ({
      data: await rateCandidate(db, viewer, params, body.rating),
    }),
    visit: async ({ db, viewer, params }) => {
      await visitCandidate(db, viewer.userId, params);
      return null;
    },
  },
  { application: applicationSnapshot },
);
