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
    summary: "Published articles, the newest first",
    access: anyone,
    query: articlesQuery,
    answer: { 200: pageOf(articleCard) },
  }),
  options: endpoint({
    method: "GET",
    path: "/filter/magazine-articles/options",
    summary: "What the articles can be narrowed to",
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
    summary: "Open jobs for the readers of an article",
    access: anyone,
    answer: { 200: dataOf(z.array(jobCard)) },
    errors: [404],
  }),
  // Last: its second parameter would match the words above.
  details: endpoint({
    method: "GET",
    path: "/magazine/:id/:slug",
    summary:
      "An article by its address; 301 with the canonical one where it has moved. An id of 0 looks for the slug alone. With preview=1 staff read what is not published",
    access: anyone,
    newIds: ["id"],
    query: articleQuery,
    answer: { 200: dataOf(article) },
    errors: [301, 403, 404],
  }),
};
