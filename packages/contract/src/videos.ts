import { dataOf, paginationOf } from "@devguild/schemas/fields";
import { jobCard } from "@devguild/schemas/jobs";
import {
  featuredQuery,
  video,
  videoCard,
  videoFilterOptions,
  videoSkill,
  videosQuery,
} from "@devguild/schemas/videos";
import { z } from "zod";

import { anyone, endpoint } from "./endpoint.ts";

export const videos = {
  list: endpoint({
    method: "GET",
    path: "/videos",
    summary: "Published videos, newest or most watched first",
    access: anyone,
    query: videosQuery,
    answer: { 200: paginationOf(videoCard) },
  }),
  options: endpoint({
    method: "GET",
    path: "/filter/videos/options",
    summary: "Filters for videos, and their most common topics",
    access: anyone,
    answer: { 200: dataOf(videoFilterOptions) },
  }),
  featured: endpoint({
    method: "GET",
    path: "/featured/videos",
    summary: "Videos picked by the editors, newest first",
    access: anyone,
    query: featuredQuery,
    answer: { 200: dataOf(z.array(videoCard)) },
  }),
  featuredEpisodes: endpoint({
    method: "GET",
    path: "/featured/coffee-with-developers",
    summary: "The newest episodes of the podcast",
    access: anyone,
    query: featuredQuery,
    answer: { 200: dataOf(z.array(videoCard)) },
  }),
  recruitingAcademy: endpoint({
    method: "GET",
    path: "/featured/tech-recruiting-academy",
    summary: "The newest lessons for hiring teams",
    access: anyone,
    query: featuredQuery,
    answer: { 200: dataOf(z.array(videoCard)) },
  }),
  featuredSkills: endpoint({
    method: "GET",
    path: "/featured/videos/skills",
    summary: "The skills with the most videos",
    access: anyone,
    query: featuredQuery,
    answer: { 200: dataOf(z.array(videoSkill)) },
  }),
  relatedJobs: endpoint({
    method: "GET",
    path: "/videos/:id/related-jobs",
    summary: "Open jobs related to a video",
    access: anyone,
    staysSmall: "the best few",
    answer: { 200: dataOf(z.array(jobCard)) },
    errors: [404],
  }),
  // Last: its second parameter would match the words above.
  details: endpoint({
    method: "GET",
    path: "/videos/:id/:slug",
    summary:
      "A video by its URL; 301 with the canonical one if it has moved. An id of 0 searches by slug only. Without a login, a video that requires one has no player link",
    access: anyone,
    newIds: ["id"],
    answer: { 200: dataOf(video) },
    errors: [301, 404],
  }),
};
