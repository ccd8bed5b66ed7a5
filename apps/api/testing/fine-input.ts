const NULLABLE_OF_A_POSTING = [
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
];
// Of one's own profile null clears, and no years remove a skill.
const CLEARED: Record<string, string[]> = {
  "PUT /user/details": [
    "job_title",
    "position",
    "company_name",
    "about_me",
    "phone_number",
    "work_phone_number",
  ],
  "PUT /user/social-media": ["linkedin", "github"],
  "PUT /user/location-and-citizenship": ["residence_place_id", "citizenship_country_id"],
  "PUT /developer/settings/job-preferences": ["work_permit_details"],
  "PUT /developer/profile/finalize/location": ["citizenship_country_id"],
  "PUT /developer/profile/finalize/preferences": ["work_permit_details"],
  "PUT /developer/profile/finalize/linkedin": ["linkedin"],
  "PUT /user/image": ["img_name"],
  "PUT /developer/settings/cv": ["file_name"],
};
const POSTING_CALLS = [
  "POST /company job.",
  "POST /companies/:id/jobs ",
  "PUT /companies/:companyId/jobs/:jobId ",
];
/** What may be null or absent, or may be any id at all, of the input that tests spoil. */
export const FINE = new Set([
  ...Object.entries(CLEARED).flatMap(([call, fields]) =>
    fields.map((field) => `${call} ${field} null`),
  ),
  "PUT /user/skills skills.0.experience -1",
  "PUT /developer/profile/basic citizenship_country_id null",
  ...POSTING_CALLS.map((call) => `${call}salary_id -1`),
  ...POSTING_CALLS.flatMap((call) => NULLABLE_OF_A_POSTING.map((field) => `${call}${field} null`)),
]);

/** Where 0 stands for a record that is yet to be made. */
export const ZERO_IS_FINE = new Set([
  "GET /companies/:id/jobs/options id",
  "GET /magazine/:id/:slug id",
  "GET /videos/:id/:slug id",
  "GET /live-events/:id/:slug id",
  "GET /companies/:companyId/jobs/:jobId/editable jobId",
]);
