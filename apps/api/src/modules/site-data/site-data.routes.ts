import { contract } from "@devguild/contract/contract";
import { defaultMatchingWeights } from "@devguild/matching/weights";

import { implement } from "../../http/implement.ts";
import { readCategoryFooter } from "../jobs/category-pages.ts";
import { countJobs } from "../jobs/count-jobs.ts";

export const siteDataRoutes = implement(contract.siteData, {
  global: async ({ db }) => ({
    data: {
      total_active_jobs: await countJobs(db, {}),
      matching_weights: [...defaultMatchingWeights],
    },
  }),
  footerLinks: async ({ db }) => {
    const { skills, locations } = await readCategoryFooter(db, {});
    return { data: { top_skills: skills, top_locations: locations } };
  },
});
