import { randomUUID } from "node:crypto";

import { contract } from "@devguild/contract/contract";
import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import { sql } from "drizzle-orm";

import type { World } from "../../../testing/contract-world.ts";
import { companyStaff, everyone, hiring, jobEditors, ownCompany } from "../../../testing/people.ts";
import { draftIn, postingIn, VALID_POSTING_VALUES } from "../../../testing/posting-samples.ts";
import { nullable, defineSamples } from "../../../testing/samples.ts";

const openIn = async (
  { given, company }: World,
  values: Partial<Parameters<World["given"]["openJob"]>[0]> = {},
) => ({
  companyId: company.id,
  jobId: (await given.openJob({ company, ...values })).id,
});

const pendingIn = async (world: World) => {
  await world.given.membership(world.company.id);
  return openIn(world, {
    status: "pending",
    language: "english",
    requirements: "<p>Go.</p>",
    tasks: "<p>Build.</p>",
    benefits: "<p>Time.</p>",
    price_id: await world.given.priceId("membership-slot"),
  });
};

export const postingSamples = defineSamples(contract.postings, {
  list: {
    may: [...ownCompany, ...companyStaff],
    sample: ({ company }) => ({ params: { id: company.id } }),
    manyRows: {
      reads: [{ as: "owner", input: ({ company }) => ({ params: { id: company.id } }) }],
    },
  },
  options: {
    may: [...hiring, ...companyStaff],
    allowsZero: ["id"],
    sample: ({ company }) => ({ params: { id: company.id } }),
  },
  publishOptions: {
    may: [...hiring, ...companyStaff],
    sample: ({ company }) => ({ query: { company_id: String(company.id), price_id: "1" } }),
  },
  prices: {
    // People without a company request prices without an id; that is tested elsewhere.
    may: [...ownCompany, ...companyStaff],
    sample: ({ company }) => ({ query: { company_id: String(company.id) } }),
    manyRows: {
      reads: [
        { as: "owner", input: ({ company }) => ({ query: { company_id: String(company.id) } }) },
      ],
    },
  },
  quote: {
    may: ["owner", "administrator", "superAdmin", "accountManager"],
    sample: async ({ given, company }) => ({
      params: { id: company.id },
      query: {
        price_id: String(await given.priceId("regular")),
        billing_country: "DE",
        billing_vat: "DE298417056",
      },
    }),
  },
  market: {
    may: everyone,
    contentRows: sql`select skill_ids[1] as skill_id, seniority_ids[1] as seniority_id,
      city_ids[1] as city_place_id from jobs
      where cardinality(skill_ids) > 0 and cardinality(seniority_ids) > 0 and cardinality(city_ids) > 0
      limit 5`,
    sample: async ({ given }) => ({
      query: {
        skill_id: String(await given.skillId("go")),
        seniority_id: "3",
        city_place_id: String(await given.placeId("berlin")),
      },
    }),
  },
  reach: {
    may: everyone,
    sample: async ({ given }) => ({
      query: {
        seniority_id: "3",
        city_place_ids: String(await given.placeId("berlin")),
        language_id: "1",
        skill_ids: "1",
        remote: "1",
        remote_locations: "1",
      },
    }),
    manyRows: {
      reads: [{ as: "guest", input: () => ({ query: { skill_ids: ["1", "2"], remote: "true" } }) }],
    },
  },
  editable: {
    may: [...hiring, ...companyStaff],
    allowsZero: ["jobId"],
    sample: async (world) => ({ params: await draftIn(world), query: { duplicate: "1" } }),
    manyRows: {
      reads: [
        {
          as: "owner",
          input: ({ company, job }) => ({ params: { companyId: company.id, jobId: job.id } }),
        },
      ],
    },
  },
  one: {
    may: [...ownCompany, ...companyStaff],
    sample: async (world) => ({ params: await draftIn(world) }),
  },
  create: {
    may: [...hiring, ...jobEditors],
    validValues: VALID_POSTING_VALUES,
    sample: async (world) => ({
      params: { id: world.company.id },
      body: await postingIn(world),
    }),
  },
  update: {
    may: [...hiring, ...jobEditors],
    validValues: VALID_POSTING_VALUES,
    sample: async (world) => ({
      params: await draftIn(world),
      body: { ...(await postingIn(world)), status: "draft" },
    }),
  },
  remove: {
    may: [...hiring, ...jobEditors],
    sample: async (world) => ({ params: await draftIn(world) }),
  },
  extend: {
    may: [...hiring, ...jobEditors],
    sample: async ({ given, company }) => {
      await given.membership(company.id);
      const ad = { company, price_type: "membership" as const };
      return {
        params: { companyId: company.id, jobId: (await given.openJob(ad)).id },
        body: { days: 7 },
      };
    },
  },
  repost: {
    may: [...hiring, ...jobEditors],
    validValues: VALID_POSTING_VALUES,
    sample: async (world) => {
      await world.given.membership(world.company.id, { concurrent_jobs: 1000 });
      return {
        params: await openIn(world, { status: "unpublished" }),
        body: {
          ...(await postingIn(world)),
          is_draft: false,
          price_id: await world.given.priceId("membership-slot"),
          status: "unpublished",
        },
      };
    },
  },
  unpublish: {
    may: [...hiring, ...jobEditors],
    sample: async (world) => ({ params: await openIn(world) }),
  },
  archive: {
    may: [...hiring, ...jobEditors],
    sample: async (world) => ({ params: await draftIn(world), body: { archived: true } }),
  },
  changeUrl: {
    may: [...hiring, ...jobEditors],
    validValues: nullable("job_url"),
    sample: async (world) => ({
      params: await openIn(world),
      body: {
        job_url: "https://jobs.test.example/2",
        direct_apply: false,
        slug: `pilot-${randomUUID()}`,
      },
    }),
  },
  boost: {
    may: jobEditors,
    sample: async (world) => ({ params: await openIn(world), body: {} }),
  },
  republishPayPerHire: {
    may: jobEditors,
    sample: async (world) => ({
      params: await openIn(world, { status: "unpublished", offer_type: OFFER_TYPES.PPH }),
    }),
  },
  release: {
    may: jobEditors,
    sample: async (world) => ({ params: await pendingIn(world) }),
  },
  draftPreview: {
    may: everyone,
    skipsContentCheck: true,
    sample: async (world) => ({
      params: { id: (await draftIn(world)).jobId },
      query: { token: "unknown" },
    }),
    manyRows: { reads: [{ as: "owner", input: ({ job }) => ({ params: { id: job.id } }) }] },
  },
});
