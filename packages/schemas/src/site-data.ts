import { z } from "zod";
import { filterItem } from "./catalogue.ts";
import { id } from "./fields.ts";
import { EVENT_AUDIENCES, LINK_COLUMNS } from "./constants/site-data.ts";

const link = z.object({ label: z.string(), url: z.string() });

/** Figures about the whole site for every page; the weights are for match scores in the browser. */
export const globalSiteData = z.object({
  total_active_jobs: z.number().int(),
  /** Full hours of all published videos. */
  total_duration_in_hours: z.number().int(),
  /** Companies with a public page. */
  total_companies: z.number().int(),
  total_articles: z.number().int(),
  /** The price of the cheapest single ad in cents; null if none is on sale. */
  job_ad_light_price: z.number().int().nullable(),
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
  top_teams: z.array(link),
  /** The operator's links, in the order of each column. */
  links: z.array(link.extend({ column: z.enum(LINK_COLUMNS) })),
});
export type FooterLinks = z.infer<typeof footerLinks>;

/** The menu's entries for videos and articles. */
export const menuData = z.object({
  video_skills: z.array(filterItem),
  magazine_articles: z.array(z.object({ id, slug: z.string(), title: z.string() })),
  magazine_categories: z.array(filterItem),
});
export type MenuData = z.infer<typeof menuData>;

/** A testimonial about the product. */
export const quote = z.object({
  id,
  text: z.string(),
  author: z.string(),
  role: z.string(),
  image_url: z.string().nullable(),
});
export type Quote = z.infer<typeof quote>;

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
  /** Whether it has a page of its own here. */
  has_page: z.boolean(),
});
export type Conference = z.infer<typeof conference>;
