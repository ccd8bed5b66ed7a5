import { z } from "zod";

import { id, instant, queryCursor, queryPerPage } from "./fields.ts";

const PER_PAGE = 50;

/**
 * A page of the public job feed: `cursor` is the `next_cursor` of the previous page; without it,
 * the feed starts with the newest job.
 */
export const publicJobsQuery = z.object({
  cursor: queryCursor,
  per_page: queryPerPage(PER_PAGE),
});

/** An open job that anyone may copy: the content of its page, and nothing about the reader. */
const publicJob = z.object({
  id,
  /** The full URL of its page. */
  url: z.url(),
  title: z.string(),
  company: z.object({ id, name: z.string(), logo_url: z.url().nullable() }),
  cities: z.array(z.object({ name: z.string(), country: z.string() })),
  remote: z.boolean(),
  /** Countries and regions for remote work. */
  remote_in: z.array(z.string()),
  /** any, on_site or hybrid. */
  hybrid_option: z.string(),
  skills: z.array(z.string()),
  seniorities: z.array(z.string()),
  /** The working language; null for any. */
  language: z.string().nullable(),
  /** Whole units, gross; null if not stated. */
  salary: z
    .object({
      min: z.number().int().nullable(),
      max: z.number().int().nullable(),
      currency: z.literal("EUR"),
      period: z.literal("year"),
    })
    .nullable(),
  published_at: instant,
  expires_at: instant.nullable(),
  /** Sanitised: headings, paragraphs, lists and links. */
  description_html: z.string(),
});
export type PublicJob = z.infer<typeof publicJob>;

export const publicJobsAnswer = z.object({
  data: z.array(publicJob),
  /** Null on the last page. */
  meta: z.object({ next_cursor: z.string().nullable() }),
});
