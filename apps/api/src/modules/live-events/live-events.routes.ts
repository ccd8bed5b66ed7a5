import { contract } from "@devguild/contract/contract";
import { liveEventPath } from "@devguild/schemas/constants/live-events";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { moved, notFound } from "../../http/problems.ts";
import { listJobsBySkills } from "../jobs/similar-jobs.queries.ts";
import { findEvent } from "./find-event.queries.ts";
import {
  findEventSkills,
  listComingEvents,
  listEventNames,
  listLiveEvents,
  listPreviousEpisodes,
  listSeasons,
  readEventOptions,
  readLiveShow,
} from "./live-events.queries.ts";

export const liveEventRoutes = implement(contract.liveEvents, {
  show: async ({ db, viewer }) => ({ data: await readLiveShow(db, viewer?.userId ?? null) }),
  previousEpisodes: async ({ db, query, viewer }) => {
    const { rows, total } = await listPreviousEpisodes(db, query, viewer?.userId ?? null);
    return { data: rows, meta: toListMeta(query, total) };
  },
  list: async ({ db, query, viewer }) => {
    const { rows, total } = await listLiveEvents(db, query, viewer?.userId ?? null);
    return { data: rows, meta: toListMeta(query, total) };
  },
  options: async ({ db }) => ({ data: await readEventOptions(db) }),
  featured: async ({ db, query, viewer }) => ({
    data: await listComingEvents(db, query.count, viewer?.userId ?? null),
  }),
  names: async ({ db }) => ({ data: await listEventNames(db) }),
  seasons: async ({ db }) => ({ data: await listSeasons(db) }),
  relatedJobs: async ({ db, params, viewer }) => {
    const skills = (await findEventSkills(db, params.id)) ?? notFound();
    return { data: await listJobsBySkills(db, skills, viewer?.developerId ?? null) };
  },
  details: async ({ db, params, viewer }) => {
    const event = (await findEvent(db, params, viewer?.userId ?? null)) ?? notFound();
    if (event.id !== params.id || event.slug !== params.slug) moved({ path: liveEventPath(event) });
    return { data: event };
  },
});
