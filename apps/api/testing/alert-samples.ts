import type { Given } from "./given.ts";
import type { Sample } from "./posting-samples.ts";

/** Valid input for every call about saved jobs, saved searches and what they mail. */
export const alertSamples = async (
  given: Given,
  developerId: number,
  jobId: number,
): Promise<Record<string, Sample>> => {
  const search = {
    skills: [await given.skillId("go")],
    locations: [await given.placeId("berlin")],
    seniorities: [3],
    languages: [await given.languageId("german")],
    job_title: "engineer",
    hybrid_option: "hybrid",
    remote: true,
    salary_min: 50_000,
    without_salary: false,
  };
  const saved = { params: { id: (await given.savedSearch({ developerId })).id } };
  const unknown = { token: "unknown" };
  return {
    "GET /developer/saved-jobs": { query: { page: "1", per_page: "10" } },
    "PUT /developer/saved-jobs/:id": { params: { id: jobId } },
    "DELETE /developer/saved-jobs/:id": { params: { id: jobId } },
    "POST /developer/saved-searches": { body: { name: "Go", search, frequency: "daily" } },
    "PUT /developer/saved-searches/:id": { ...saved, body: { name: "Go", frequency: "weekly" } },
    "DELETE /developer/saved-searches/:id": saved,
    "POST /alerts": {
      body: { email: "nobody@test.example", search, frequency: "weekly", terms: true },
    },
    "GET /alerts/subscription": { query: unknown },
    "POST /alerts/confirm": { body: unknown },
    "POST /alerts/unsubscribe": { body: unknown },
  };
};
