import { randomUUID } from "node:crypto";

import { contract } from "@devguild/contract/contract";
import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import { NO_SALARY_ID } from "@devguild/schemas/constants/postings";

import type { World } from "../../../testing/contract-world.ts";
import { companyStaff, everyone, hiring, jobEditors, ownCompany } from "../../../testing/people.ts";
import { nullable, defineSamples } from "../../../testing/samples.ts";

const draftIn = async ({ given, company }: World) => {
  const draft = { company, status: "draft" as const, published_at: null, expire_at: null };
  return { companyId: company.id, jobId: (await given.openJob(draft)).id };
};

const openIn = async (
  { given, company }: World,
  values: Partial<Parameters<World["given"]["openJob"]>[0]> = {},
) => ({
  companyId: company.id,
  jobId: (await given.openJob({ company, ...values })).id,
});

const postingIn = async ({ given, ownerId }: World) => ({
  ...(await given.completeAd()),
  is_draft: true,
  salary_id: 1,
  description: "<p>Us.</p>",
  remote: true,
  remote_anywhere: false,
  remote_regions: [await given.placeId("europe")],
  remote_countries: [await given.placeId("germany")],
  direct_apply: true,
  job_url: "https://jobs.test.example/1",
  logo_url: "/api/files/logos/1.svg",
  cover_url: "/api/files/covers/1.svg",
  is_agency: true,
  job_company_name: "Acme",
  company_description: "<p>They.</p>",
  reference_data: "A-1",
  pixel_tracking_url: "https://pixel.test.example/1",
  job_posting_owner_id: ownerId,
  billing_email: "billing@test.example",
  billing_information: "Am Sandtorkai 41, 20457 Hamburg",
  billing_country: "DE",
  billing_vat: "DE298417056",
});

// Null clears a field.
const FINE = [
  ...nullable(
    "title",
    "salary_min",
    "salary_max",
    "salary_id",
    "description",
    "requirements",
    "tasks",
    "benefits",
    "language_id",
    "hybrid_option",
    "cities",
    "price_id",
    "job_url",
    "logo_url",
    "cover_url",
    "job_company_name",
    "company_description",
    "reference_data",
    "pixel_tracking_url",
    "job_posting_owner_id",
    "billing_email",
    "billing_information",
    "billing_country",
    "billing_vat",
  ),
  `salary_id ${NO_SALARY_ID}`,
];

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
  saveDraft: {
    may: [...hiring, "foreignOwner"],
    validValues: FINE.map((field) => `job.${field}`),
    sample: async (world) => ({
      body: {
        company: { company_name: "Acme", email_address: "jobs@test.example" },
        job: { ...(await postingIn(world)), id: (await draftIn(world)).jobId },
      },
    }),
  },
  create: {
    may: [...hiring, ...jobEditors],
    validValues: FINE,
    sample: async (world) => ({
      params: { id: world.company.id },
      body: await postingIn(world),
    }),
  },
  update: {
    may: [...hiring, ...jobEditors],
    validValues: FINE,
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
  boost: { may: jobEditors, sample: async (world) => ({ params: await openIn(world) }) },
  republishPayPerHire: {
    may: jobEditors,
    sample: async (world) => ({
      params: await openIn(world, { status: "unpublished", offer_type: OFFER_TYPES.PPH }),
    }),
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
