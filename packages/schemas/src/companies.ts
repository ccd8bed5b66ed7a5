import { z } from "zod";
import { id, instant, queryPage, queryPerPage, queryTexts } from "./fields.ts";
import { COMPANY_STATUS } from "./constants/company-statuses.ts";
import { ADMIN_COMPANY_ORDERS } from "./constants/companies.ts";

/** What a company's own screens load first. */
export const companyBaseInfo = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  type: z.number().int(),
  logo_url: z.string().nullable(),
  published: z.boolean(),
  allow_external_ats: z.boolean(),
});
export type CompanyBaseInfo = z.infer<typeof companyBaseInfo>;

/** A company as a job's page shows it. */
export const companySummary = z.object({
  id,
  name: z.string(),
  display_name: z.string(),
  slug: z.string(),
  logo_url: z.string().nullable(),
});

/** Filters companies in the back office. */
const adminCompaniesFilter = z.object({
  search: z.string().trim().max(200).optional(),
  status: z.coerce.number().int().min(-1).max(COMPANY_STATUS.TO_PUBLISH).default(-1),
  membership_type: queryTexts.optional(),
});
export type AdminCompaniesFilter = z.infer<typeof adminCompaniesFilter>;

/** Which companies a spreadsheet has, in which order. */
export const adminCompaniesCsvQuery = adminCompaniesFilter.extend({
  order_by: z.enum(ADMIN_COMPANY_ORDERS).default("name"),
  order_by_direction: z.enum(["asc", "desc"]).default("asc"),
});
export type AdminCompaniesCsvQuery = z.infer<typeof adminCompaniesCsvQuery>;

export const adminCompaniesQuery = adminCompaniesCsvQuery.extend({
  page: queryPage,
  per_page: queryPerPage(30),
});
export type AdminCompaniesQuery = z.infer<typeof adminCompaniesQuery>;

/** A company as a row of the back office. */
export const adminCompany = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  type: z.number().int(),
  logo_url: z.string().nullable(),
  status: z.number().int(),
  published: z.boolean(),
  has_brand_page: z.boolean(),
  memberships: z.array(z.string()),
  published_jobs: z.number().int(),
  credits: z.number().int(),
  account_holder: z
    .object({ full_name: z.string(), email: z.string(), email_verified: z.boolean() })
    .nullable(),
  customer_success_manager: z
    .object({ id, full_name: z.string(), image: z.string().nullable() })
    .nullable(),
  created_at: instant,
});
export type AdminCompany = z.infer<typeof adminCompany>;

/** How many records belong to a company. */
export const companyRecordCounts = z.object({
  open_jobs: z.int(),
  /** Applications to its ads, those that only staff see included. */
  candidates: z.int(),
  stories: z.int(),
  campaigns: z.int(),
  partnerships: z.int(),
  users: z.int(),
  unpaid_invoices: z.int(),
});
export type CompanyRecordCounts = z.infer<typeof companyRecordCounts>;
