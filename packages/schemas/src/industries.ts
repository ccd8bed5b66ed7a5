import { z } from "zod";
import { id, queryFlag, queryPage, queryPerPage } from "./fields.ts";

/** An industry as staff see it; companies can choose it while it is active. */
export const industry = z.object({ id, name: z.string(), slug: z.string(), active: z.boolean() });
export type Industry = z.infer<typeof industry>;

/** Industries whose name or slug contains a text; `active` narrows them to one state. */
export const industriesQuery = z.object({
  search: z.string().trim().max(200).default(""),
  active: queryFlag,
  order_by_direction: z.enum(["asc", "desc"]).default("asc"),
  page: queryPage,
  per_page: queryPerPage(100),
});
export type IndustriesQuery = z.infer<typeof industriesQuery>;
