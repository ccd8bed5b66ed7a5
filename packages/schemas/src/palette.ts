import { z } from "zod";
import { id } from "./fields.ts";

/** The text in the command palette; one that is too short finds nothing. */
export const paletteQuery = z.object({ q: z.string().trim().max(100).default("") });

const record = { id, logo_url: z.string().nullable(), path: z.string() };

const CONTENT_KINDS = ["skill", "place", "video", "event", "speaker", "article"] as const;
export type PaletteContentKind = (typeof CONTENT_KINDS)[number];

const RECORD_KINDS = [
  "developer",
  "video",
  "article",
  "live_event",
  "conference",
  "listing",
  "invoice",
  "deleted_company",
] as const;
export type PaletteRecordKind = (typeof RECORD_KINDS)[number];

/** Records that the user may open, each with its path without a language prefix. */
export const paletteResults = z.object({
  jobs: z.array(z.object({ ...record, title: z.string(), company_name: z.string() })),
  companies: z.array(z.object({ ...record, name: z.string() })),
  /**
   * What the public site shows besides: lists of jobs by skill or place, talks, events, speakers and
   * articles.
   */
  content: z.array(
    z.object({
      kind: z.enum(CONTENT_KINDS),
      id,
      title: z.string(),
      path: z.string(),
      /** How many open jobs a list has; null for other kinds. */
      jobs: z.number().int().nullable(),
    }),
  ),
  /** Records of the back office by id, slug, name, number or email address; empty for everyone else. */
  records: z.array(
    z.object({
      kind: z.enum(RECORD_KINDS),
      id,
      title: z.string(),
      /** An email address, the company of a listing or an invoice, "Deleted"; null if there is nothing to add. */
      detail: z.string().nullable(),
      path: z.string(),
    }),
  ),
});
export type PaletteResults = z.infer<typeof paletteResults>;
