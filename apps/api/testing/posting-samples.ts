import type { Given } from "./given.ts";

/** Input that a call takes. */
export type Sample = {
  params?: Record<string, number | string>;
  query?: Record<string, string>;
  body?: object;
};

/** Valid input for every call about a company's ads. */
export const postingSamples = async (
  given: Given,
  company: { id: number; name: string },
  ownerId: number,
): Promise<Record<string, Sample>> => {
  const city = String(await given.placeId("berlin"));
  const draftOf = async () => {
    const draft = { company, status: "draft" as const, published_at: null, expire_at: null };
    return { companyId: company.id, jobId: (await given.openJob(draft)).id };
  };
  const draft = await draftOf();
  const posting = {
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
  };
  return {
    "GET /companies/:id/jobs/options": { params: { id: company.id } },
    "GET /companies/jobs/publish-options": {
      query: { company_id: String(company.id), price_id: "1" },
    },
    "GET /companies/jobs/prices": { query: { company_id: String(company.id) } },
    "GET /companies/jobs/reach-estimate": {
      query: {
        seniority_id: "3",
        city_place_ids: city,
        language_id: "1",
        skill_ids: "1",
        remote: "1",
        remote_locations: "1",
      },
    },
    "GET /companies/:companyId/jobs/:jobId/editable": { params: draft, query: { duplicate: "1" } },
    "GET /companies/:companyId/jobs/:jobId": { params: draft },
    "POST /company": {
      body: {
        company: { company_name: "Acme", email_address: "jobs@test.example" },
        job: { ...posting, id: draft.jobId },
      },
    },
    "POST /companies/:id/jobs": { params: { id: company.id }, body: posting },
    "PUT /companies/:companyId/jobs/:jobId": {
      params: draft,
      body: { ...posting, status: "draft" },
    },
    "DELETE /companies/:companyId/jobs/:jobId": { params: await draftOf() },
    "GET /jobs/:id/draft-preview": { params: { id: draft.jobId }, query: { token: "unknown" } },
    "POST /upload/temp/file": {
      body: { filename: "logo.png", type: "logo", content_type: "image/png" },
    },
  };
};
