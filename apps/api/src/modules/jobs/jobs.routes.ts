import { contract } from "@devguild/contract/contract";
import type { JobAddress, JobDetails } from "@devguild/schemas/jobs";

import { implement } from "../../http/implement.ts";
import { moved, notFound } from "../../http/problems.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { readCategoryFooter, readCategoryPage } from "./category-pages.queries.ts";
import {
  listFeaturedJobs,
  listFeaturedLocations,
  listFeaturedSkills,
  listRandomPremiumJobs,
} from "./featured-jobs.queries.ts";
import { findJobId, findOpenJob, readFilterOptions, searchJobLocations } from "./jobs.queries.ts";
import { readWords } from "./read-words.policy.ts";
import { findSearcher, searchJobs } from "./search-jobs.queries.ts";
import { listSimilarJobs } from "./similar-jobs.queries.ts";

const isCanonical = (address: JobAddress, job: JobDetails) =>
  address.job_id === job.id &&
  address.job_slug === job.slug &&
  address.company_id === job.company.id &&
  address.company_slug === job.company.slug;

export const jobRoutes = implement(contract.jobs, {
  search: async ({ db, query, viewer }) =>
    searchJobs(db, query, await findSearcher(db, query, viewer?.developerId ?? null)),
  details: async ({ db, query, viewer }) => {
    const id = (await findJobId(db, query)) ?? notFound();
    const job = (await findOpenJob(db, id, viewer)) ?? notFound();
    if (!isCanonical(query, job))
      moved({
        params: {
          company_id: job.company.id,
          company_slug: job.company.slug,
          job_id: job.id,
          job_slug: job.slug,
        },
      });
    return { data: job };
  },
  similar: async ({ db, params, viewer }) => ({
    data: (await listSimilarJobs(db, params.id, viewer?.developerId ?? null)) ?? notFound(),
  }),
  words: async ({ db, query }) => ({ data: readWords(await getCatalogue(db), query.text) }),
  options: async ({ db }) => ({ data: await readFilterOptions(db) }),
  locations: async ({ db, query }) => ({ data: await searchJobLocations(db, query.search) }),
  categoryPage: async ({ db, query }) => ({ data: await readCategoryPage(db, query) }),
  categoryFooter: async ({ db, query }) => ({ data: await readCategoryFooter(db, query) }),
  featured: async ({ db, query, viewer }) => ({
    data: await listFeaturedJobs(db, query.count, viewer?.developerId ?? null),
  }),
  randomPremium: async ({ db, query, viewer }) => ({
    data: await listRandomPremiumJobs(db, query.count, viewer?.developerId ?? null),
  }),
  featuredSkills: async ({ db, query }) => ({ data: await listFeaturedSkills(db, query) }),
  featuredLocations: async ({ db, query }) => ({
    data: await listFeaturedLocations(db, query.count),
  }),
});
