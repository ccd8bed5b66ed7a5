const FULL_PAGE = "a full page of rows against one or none";

/** Calls that may miss an aim, with the reason. */
export const CALL_EXCEPTIONS: Readonly<Record<string, string>> = {
  "GET /admin/companies/assigned-companies": FULL_PAGE,
  "GET /admin/jobs/company-expired-jobs": FULL_PAGE,
  "GET /companies/:companyId/candidates": "looks for a word among 120,000 candidates",
  "GET /companies/:companyId/candidates/csv": "finds all 120,000 before it writes the first",
  "GET /companies/:companyId/candidates/options": "counts the newest 2,500 candidates against one",
  "GET /companies/:companyId/jobs/:jobId/candidates": FULL_PAGE,
  "GET /companies/:id/account": "counts the candidates of 7,000 live ads against one",
  "GET /companies/:id/candidates": FULL_PAGE,
  "GET /companies/:id/job-postings": FULL_PAGE,
  "GET /companies/:id/jobs/options": "lists 300 colleagues against one",
  "GET /companies/details": FULL_PAGE,
  "GET /company/dashboard": FULL_PAGE,
  "GET /developer/dashboard": FULL_PAGE,
  "GET /developer/saved-searches": FULL_PAGE,
  "GET /developers/:id/jobs": FULL_PAGE,
  "GET /developers/:id/jobs/applied": FULL_PAGE,
  "GET /lists/companies": "every company’s name, for other clients; the screens search it",
};
