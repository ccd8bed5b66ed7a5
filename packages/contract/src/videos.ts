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
    summary: "Published videos, the newest or the most watched first",
    access: anyone,
    query: videosQuery,
    answer: { 200: paginationOf(videoCard) },
  }),
  options: endpoint({
    method: "GET",
    path: "/filter/videos/options",
    summary: "What the videos can be narrowed to, and what they are most often about",
    access: anyone,
    answer: { 200: dataOf(videoFilterOptions) },
  }),
  featured: endpoint({
    method: "GET",
    path: "/featured/videos",
    summary: "Videos that the editors picked, the newest first",
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
    summary: "Open jobs for those who watch a video",
    access: anyone,
    answer: { 200: dataOf(z.array(jobCard)) },
    errors: [404],
  }),
  // Last: its second parameter would match the words above.
  details: endpoint({
    method: "GET",
    path: "/videos/:id/:slug",
    summary:
      "A video by its address; 301 with the canonical one where it has moved. An id of 0 looks for the slug alone. To guests, one that requires a login does not say where it is played",
    access: anyone,
    newIds: ["id"],
    answer: { 200: dataOf(video) },
    errors: [301, 404],
  }),
};
