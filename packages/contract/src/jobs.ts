import { dataOf } from "@devguild/schemas/fields";
import {
  categoryFooterLinks,
  categoryPageMeta,
  categoryPageQuery,
  jobAddressQuery,
  jobCard,
  jobDetails,
  jobFilterOptions,
  jobSearchAnswer,
  jobSearchQuery,
} from "@devguild/schemas/jobs";
import {
  featuredJobsQuery,
  featuredLocation,
  featuredPlacesQuery,
  featuredSkill,
  featuredSkillsQuery,
  randomJobsQuery,
} from "@devguild/schemas/featured-jobs";
import { jobWords, jobWordsQuery } from "@devguild/schemas/job-words";
import { locationItem } from "@devguild/schemas/catalogue";
import { z } from "zod";

import { anyone, endpoint } from "./endpoint.ts";

export const jobs = {
  search: endpoint({
    method: "GET",
    path: "/jobs",
    summary: "Search published jobs and imported listings",
    access: anyone,
    query: jobSearchQuery,
    answer: { 200: jobSearchAnswer },
  }),
  details: endpoint({
    method: "GET",
    path: "/jobs/details",
    summary: "A published job by its URL; 301 with the canonical parameters if it has moved",
    access: anyone,
    query: jobAddressQuery,
    answer: { 200: dataOf(jobDetails) },
    errors: [301, 404],
  }),
  similar: endpoint({
    method: "GET",
    path: "/jobs/:id/similar",
    summary: "Published jobs that share the most skills with this one",
    access: anyone,
    staysSmall: "the most similar few",
    answer: { 200: dataOf(z.array(jobCard)) },
    errors: [404],
  }),
  options: endpoint({
    method: "GET",
    path: "/filter/jobs/options",
    summary: "Filters for the job search",
    access: anyone,
    answer: { 200: dataOf(jobFilterOptions) },
  }),
  words: endpoint({
    method: "GET",
    path: "/filter/jobs/words",
    summary: "The filters that the words of a search stand for, and the words left over",
    access: anyone,
    query: jobWordsQuery,
    answer: { 200: dataOf(jobWords) },
  }),
  locations: endpoint({
    method: "GET",
    path: "/filter/jobs/locations",
    summary: "Locations with published jobs whose name starts with a text",
    access: anyone,
    staysSmall: "the 12 best matches",
    query: z.object({ search: z.string().trim().max(100).default("") }),
    answer: { 200: dataOf(z.array(locationItem)) },
  }),
  categoryPage: endpoint({
    method: "GET",
    path: "/filter/jobs/category-page/meta-data",
    summary:
      "Title, texts, total and filters of a job list by seniority, location, language or skill",
    access: anyone,
    query: categoryPageQuery,
    answer: { 200: dataOf(categoryPageMeta) },
    errors: [404],
  }),
  categoryFooter: endpoint({
    method: "GET",
    path: "/filter/jobs/category-page/footer-links",
    summary: "Links to related job lists by skill and location",
    access: anyone,
    query: z.object({
      skillId: z.coerce.number().int().positive().optional(),
      locationId: z.coerce.number().int().positive().optional(),
    }),
    answer: { 200: dataOf(categoryFooterLinks) },
  }),
  featured: endpoint({
    method: "GET",
    path: "/featured/jobs",
    summary: "The newest jobs, boosted ones first",
    access: anyone,
    query: featuredJobsQuery,
    answer: { 200: dataOf(z.array(jobCard)) },
  }),
  randomPremium: endpoint({
    method: "GET",
    path: "/jobs/random-premium",
    summary: "A selection of boosted jobs that changes every minute",
    access: anyone,
    query: randomJobsQuery,
    answer: { 200: dataOf(z.array(jobCard)) },
  }),
  featuredSkills: endpoint({
    method: "GET",
    path: "/featured/skills",
    summary: "The skills most in demand in open jobs",
    access: anyone,
    query: featuredSkillsQuery,
    answer: { 200: dataOf(z.array(featuredSkill)) },
  }),
  featuredLocations: endpoint({
    method: "GET",
    path: "/featured/locations",
    summary: "The cities and countries with the most open jobs",
    access: anyone,
    query: featuredPlacesQuery,
    answer: { 200: dataOf(z.array(featuredLocation)) },
  }),
};
