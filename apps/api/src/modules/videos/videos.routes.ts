import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { moved, notFound } from "../../http/problems.ts";
import { listJobsBySkills } from "../jobs/similar-jobs.queries.ts";
import {
  findVideo,
  findVideoSkills,
  listFeaturedVideos,
  listNewestEpisodes,
  listNewestLessons,
  listVideos,
  listVideoSkills,
  readVideoOptions,
} from "./videos.queries.ts";

export const videoRoutes = implement(contract.videos, {
  list: async ({ db, query, viewer }) => {
    const { rows, total } = await listVideos(db, query, viewer !== null);
    return { data: rows, pagination: toListMeta(query, total) };
  },
  options: async ({ db }) => ({ data: await readVideoOptions(db) }),
  featured: async ({ db, query, viewer }) => ({
    data: await listFeaturedVideos(db, query.count, viewer !== null),
  }),
  featuredEpisodes: async ({ db, query, viewer }) => ({
    data: await listNewestEpisodes(db, query.count, viewer !== null),
  }),
  recruitingAcademy: async ({ db, query, viewer }) => ({
    data: await listNewestLessons(db, query.count, viewer !== null),
  }),
  featuredSkills: async ({ db, query }) => ({ data: await listVideoSkills(db, query.count) }),
  relatedJobs: async ({ db, params, viewer }) => {
    const skills = (await findVideoSkills(db, params.id)) ?? notFound();
    return { data: await listJobsBySkills(db, skills, viewer?.developerId ?? null) };
  },
  details: async ({ db, params, viewer }) => {
    const video = (await findVideo(db, params, viewer !== null)) ?? notFound();
    if (video.id !== params.id || video.slug !== params.slug)
      moved({ video_id: video.id, video_slug: video.slug });
    return { data: video };
  },
});
