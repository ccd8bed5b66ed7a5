import type { AdminCompany } from "@devguild/schemas/companies";
import { COMPANY_TYPES } from "@devguild/schemas/constants/companies";
import { COMPANY_STATUSES } from "@devguild/schemas/constants/company-statuses";

import type { CsvCell } from "../../http/csv.ts";

/** The columns of companies as a spreadsheet. */
export const COMPANIES_HEAD = [
  "Id",
  "Company",
  "Kind",
  "Status",
  "Memberships",
  "Published jobs",
  "Credits",
  "Account holder",
  "Email",
  "Customer success manager",
  "Since",
] as const;

/** Returns the cells of a company. Pure. */
export const toCompanyCells = (company: AdminCompany): CsvCell[] => [
  company.id,
  company.name,
  company.type === COMPANY_TYPES.agency ? "Agency" : "Company",
  COMPANY_STATUSES.find(({ id }) => id === company.status)?.label ?? null,
  company.memberships.join(", "),
  company.published_jobs,
  company.credits,
  company.account_holder?.full_name ?? null,
  company.account_holder?.email ?? null,
  company.customer_success_manager?.full_name ?? null,
  company.created_at,
];
