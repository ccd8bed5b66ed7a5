import { z } from "zod";
import { id } from "./fields.ts";
import { EVENT_AUDIENCES } from "./constants/site-data.ts";

const link = z.object({ label: z.string(), url: z.string() });

/** What every page may show of the whole site; the weights drive match scores in the browser. */
export const globalSiteData = z.object({
  total_active_jobs: z.number().int(),
  matching_weights: z.array(
    z.union([
      z.object({
        type: z.literal("seniority"),
        developer: z.number().int(),
        required: z.number().int(),
        add: z.number(),
        mult: z.number(),
      }),
      z.object({ type: z.literal("language"), level_id: z.number().int(), mult: z.number() }),
    ]),
  ),
});
export type GlobalSiteData = z.infer<typeof globalSiteData>;

export const footerLinks = z.object({
  top_skills: z.array(link),
  top_locations: z.array(link),
});

/** A conference of the Events panel. */
export const conference = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  city: z.string().nullable(),
  region: z.string(),
  audience: z.enum(EVENT_AUDIENCES),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  external_url: z.string().nullable(),
});
export type Conference = z.infer<typeof conference>;
