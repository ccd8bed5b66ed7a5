import { z } from "zod";
import { JOB_WORDS_MAX } from "./constants/jobs.ts";
import { filterItem, locationItem } from "./catalogue.ts";

/** The text of a search field. */
export const jobWordsQuery = z.object({ text: z.string().max(JOB_WORDS_MAX).default("") });

/** A mode of work that can be searched for besides remote. */
export const workMode = z.enum(["on_site", "hybrid"]);
export type WorkMode = z.infer<typeof workMode>;

/** A parsed search text: the filters that its words match, and the remaining words. */
export const jobWords = z.object({
  skills: z.array(filterItem),
  locations: z.array(locationItem),
  seniorities: z.array(filterItem),
  languages: z.array(filterItem),
  remote: z.boolean(),
  hybrid_option: z.array(workMode),
  job_title: z.string(),
});
export type JobWords = z.infer<typeof jobWords>;
