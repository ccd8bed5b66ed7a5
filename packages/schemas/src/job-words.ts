import { z } from "zod";
import { filterItem, locationItem } from "./catalogue.ts";

/** The text of a search field. */
export const jobWordsQuery = z.object({ text: z.string().max(200).default("") });

/** A parsed search text: the filters that its words match, and the remaining words. */
export const jobWords = z.object({
  skills: z.array(filterItem),
  locations: z.array(locationItem),
  seniorities: z.array(filterItem),
  languages: z.array(filterItem),
  remote: z.boolean(),
  hybrid_option: z.enum(["any", "on_site", "hybrid"]),
  job_title: z.string(),
});
export type JobWords = z.infer<typeof jobWords>;
