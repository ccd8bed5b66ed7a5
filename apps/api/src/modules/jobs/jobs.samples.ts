import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";

import { everyone } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const JOBS = sql`select jobs.id, jobs.id as job_id, jobs.slug as job_slug, companies.id as company_id, companies.slug as company_slug
  from jobs join companies on companies.id = jobs.company_id
  where jobs.status = 'published' and expire_at > now() and companies.published limit 40`;

export const jobSamples = defineSamples(contract.jobs, {
  search: {
    may: everyone,
    sample: () => ({
      query: {
        skills: "1",
        locations: "1",
        seniorities: "1",
        languages: "1",
        job_title: "engineer",
        hybrid_option: "any",
        remote: "1",
        orderBy: "newest",
        jobs_page: "1",
        job_listings_page: "1",
        per_page: "10",
      },
    }),
    manyRows: {
      makeRow: async ({ given, company }) => {
        await given.openJob({ company, skills: ["go"] });
        await given.listing();
      },
      reads: [
        { as: "guest", input: () => ({ query: { per_page: "100" } }) },
        {
          as: "developer",
          input: () => ({
            query: {
              per_page: "100",
              job_title: "engineer",
              skills: ["1", "2"],
              locations: ["1", "2"],
              orderBy: "match",
              job_listings_page: "1",
            },
          }),
        },
        // Beyond the last page.
        {
          as: "developer",
          input: () => ({ query: { jobs_page: "99", job_listings_page: "99" } }),
        },
      ],
    },
  },
  details: {
    may: everyone,
    sample: ({ company, job }) => ({
      query: {
        company_id: String(company.id),
        company_slug: company.slug,
        job_id: String(job.id),
        job_slug: job.slug,
      },
    }),
    contentRows: JOBS,
  },
  similar: {
    may: everyone,
    sample: ({ job }) => ({ params: { id: job.id } }),
    manyRows: { reads: [{ as: "developer", input: ({ job }) => ({ params: { id: job.id } }) }] },
    contentRows: JOBS,
  },
  options: { may: everyone },
  words: { may: everyone, sample: () => ({ query: { text: "senior rust remote berlin" } }) },
  locations: { may: everyone, sample: () => ({ query: { search: "Ber" } }) },
  categoryPage: {
    may: everyone,
    sample: () => ({
      query: { page_type: "ls", country: "germany", location: "berlin", skill: "go" },
    }),
    contentRows: sql`select 's' as page_type, slug as skill from skills where active limit 5`,
  },
  categoryFooter: { may: everyone, sample: () => ({ query: { skillId: "1", locationId: "1" } }) },
  featured: { may: everyone, sample: () => ({ query: { count: "4" } }) },
  randomPremium: { may: everyone, sample: () => ({ query: { count: "4" } }) },
  featuredSkills: { may: everyone, sample: () => ({ query: { pph_only: "1", count: "4" } }) },
  featuredLocations: { may: everyone, sample: () => ({ query: { count: "4" } }) },
});
