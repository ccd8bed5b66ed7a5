import { z } from "zod";
import { filterItem, locationItem } from "./catalogue.ts";

/** A text of the search field. */
export const jobWordsQuery = z.object({ text: z.string().max(200).default("") });

/** What a text asks for: the filters that its words name, and the words that name none. */
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
