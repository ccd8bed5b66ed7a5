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
const POSTING_CALLS = [
  "POST /company job.",
  "POST /companies/:id/jobs ",
  "PUT /companies/:companyId/jobs/:jobId ",
];
/** What may be null or absent, or may be any id at all, of the input that tests spoil. */
export const FINE = new Set([
  "PUT /developer/profile/basic citizenship_country_id null",
  ...POSTING_CALLS.map((call) => `${call}salary_id -1`),
  ...POSTING_CALLS.flatMap((call) => NULLABLE_OF_A_POSTING.map((field) => `${call}${field} null`)),
]);

/** Where 0 stands for a record that is yet to be made. */
export const ZERO_IS_FINE = new Set([
  "GET /companies/:id/jobs/options id",
  "GET /companies/:companyId/jobs/:jobId/editable jobId",
]);
