import { NO_SALARY_ID } from "@devguild/schemas/constants/postings";

import type { World } from "./contract-world.ts";
import { nullable } from "./samples.ts";

/** Creates a draft of the company. */
export const draftIn = async ({ given, company }: World) => {
  const draft = { company, status: "draft" as const, published_at: null, expire_at: null };
  return { companyId: company.id, jobId: (await given.openJob(draft)).id };
};

/** Builds an ad with a value in every field. */
export const postingIn = async ({ given, ownerId }: World) => ({
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

/** Unusual but valid values of an ad: null clears a field. */
export const VALID_POSTING_VALUES = [
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
