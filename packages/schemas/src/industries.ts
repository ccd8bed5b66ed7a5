import { z } from "zod";
import { flag, id, queryFlag, queryPage, queryPerPage, requiredText } from "./fields.ts";

/** An industry in the back office; companies can choose it while it is active. */
export const industry = z.object({ id, name: z.string(), slug: z.string(), active: z.boolean() });
export type Industry = z.infer<typeof industry>;

/** Filters industries by name or slug, and by `active`. */
const industriesFilter = z.object({
  search: z.string().trim().max(200).default(""),
  active: queryFlag,
});
export type IndustriesFilter = z.infer<typeof industriesFilter>;

/** Which industries a spreadsheet has, in which order. */
export const industriesCsvQuery = industriesFilter.extend({
  order_by_direction: z.enum(["asc", "desc"]).default("asc"),
});
export type IndustriesCsvQuery = z.infer<typeof industriesCsvQuery>;

export const industriesQuery = industriesCsvQuery.extend({
  page: queryPage,
  per_page: queryPerPage(100),
});
export type IndustriesQuery = z.infer<typeof industriesQuery>;

/** An industry to create or change; the default slug is made from the name. */
export const industryBody = z.object({
  name: requiredText(60),
  slug: z
    .string()
    .trim()
    .max(80)
    .regex(/^$|^[a-z0-9-]*[a-z][a-z0-9-]*$/, "Use lowercase letters, digits and hyphens.")
    .default(""),
  active: flag.default(true),
});
export type IndustryBody = z.infer<typeof industryBody>;

export const INDUSTRY_MESSAGES = {
  nameTaken: "There’s already an industry with this name.",
  slugTaken: "Another industry has this slug.",
};
