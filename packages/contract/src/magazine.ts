import { dataOf, pageOf } from "@devguild/schemas/fields";
import { jobCard } from "@devguild/schemas/jobs";
import {
  article,
  articleCard,
  articleFilterOptions,
  articleQuery,
  articlesQuery,
  featuredArticlesQuery,
} from "@devguild/schemas/magazine";
import { z } from "zod";

import { anyone, endpoint } from "./endpoint.ts";

export const magazine = {
  list: endpoint({
    method: "GET",
    path: "/magazine/articles",
    summary: "Published articles, newest first",
    access: anyone,
    query: articlesQuery,
    answer: { 200: pageOf(articleCard) },
  }),
  options: endpoint({
    method: "GET",
    path: "/filter/magazine-articles/options",
    summary: "Filters for articles",
    access: anyone,
    answer: { 200: dataOf(articleFilterOptions) },
  }),
  featured: endpoint({
    method: "GET",
    path: "/featured/magazine-articles",
    summary: "The newest articles",
    access: anyone,
    query: featuredArticlesQuery,
    answer: { 200: dataOf(z.array(articleCard)) },
  }),
  recruitingInsights: endpoint({
    method: "GET",
    path: "/featured/recruiting-insights",
    summary: "The newest articles for hiring teams",
    access: anyone,
    query: featuredArticlesQuery,
    answer: { 200: dataOf(z.array(articleCard)) },
  }),
  relatedJobs: endpoint({
    method: "GET",
    path: "/magazine/:id/related-jobs",
    summary: "Open jobs related to an article",
    access: anyone,
    staysSmall: "the best few",
    answer: { 200: dataOf(z.array(jobCard)) },
    errors: [404],
  }),
  // Last: its second parameter would match the words above.
  details: endpoint({
    method: "GET",
    path: "/magazine/:id/:slug",
    summary:
      "An article by its URL; 301 with the canonical one if it has moved. An id of 0 searches by slug only. With preview=1, staff can read unpublished articles",
    access: anyone,
    newIds: ["id"],
    query: articleQuery,
    answer: { 200: dataOf(article) },
    errors: [301, 403, 404],
  }),
};
