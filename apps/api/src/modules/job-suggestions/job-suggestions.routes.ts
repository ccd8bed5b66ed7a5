import { contract } from "@devguild/contract/contract";
import { MATCHING_JOBS } from "@devguild/schemas/constants/admin-developers";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { requireDeveloper } from "../developers/developers.queries.ts";
import { listScoredMatches } from "../jobs/scored-matches.queries.ts";
import { suggestJob } from "./job-suggestions.commands.ts";
import { findSuggestion, listSuggestions, suggestionsSnapshot } from "./job-suggestions.queries.ts";

export const jobSuggestionRoutes = implement(
  contract.jobSuggestions,
  {
    matching: async ({ db, params: { id } }) => ({
      data:
        (await listScoredMatches(db, id, {
          limit: MATCHING_JOBS,
          minPoints: 1,
          toSuggest: true,
        })) ?? notFound(),
    }),
    list: async ({ db, config, params, query }) => {
      const id = await requireDeveloper(db, params.id);
      const { rows, total } = await listSuggestions(db, config, id, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    create: async ({ db, config, viewer, params, body }) => {
      const id = await suggestJob(db, viewer, params.id, body);
      const at = { developerId: params.id, id };
      return { data: (await findSuggestion(db, config, at)) ?? notFound() };
    },
    conversation: async ({ db, config, params }) => {
      const at = { developerId: params.id, id: params.suggestionId };
      const found = (await findSuggestion(db, config, at)) ?? notFound();
      return {
        data: {
          intercom_conversation_id: found.intercom_conversation_id,
          intercom_conversation_link: found.intercom_conversation_link,
        },
      };
    },
  },
  { "developer-suggestions": suggestionsSnapshot },
);
