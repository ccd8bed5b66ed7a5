import type { NewCompanyDraft } from "@devguild/schemas/company-registrations";
import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import type { Db } from "../../db/db.ts";
import { hashToken } from "../../secrets/tokens.ts";
import { companies } from "../companies/companies.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";
import { readBilling } from "../invoices/billing.queries.ts";
import { companyMemberships, creditEntries } from "../memberships/memberships.tables.ts";
import { findEditable } from "../postings/editable.queries.ts";
import { jobListings } from "../job-listings/job-listings.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { accounts } from "../users/users.tables.ts";
import { companyRegistrations, type RegistrationRow } from "./company-registrations.tables.ts";

/** Finds the registration that a token opens, and locks it. */
export const lockRegistration = async (
  tx: Db,
  token: string,
): Promise<RegistrationRow | undefined> => {
  const [row] = await tx
    .select()
    .from(companyRegistrations)
    .where(eq(companyRegistrations.token_hash, hashToken(token)))
    .for("update");
  return row;
};

/**
 * Lists the registrations with an address and locks them, those of one browser first, then the newest.
 * An address may have several, as anybody can enter it.
 */
export const lockRegistrations = (tx: Db, email: string, browserHash: string) =>
  tx
    .select()
    .from(companyRegistrations)
    .where(sql`lower(${companyRegistrations.email}) = ${email.toLowerCase()}`)
    .orderBy(
      desc(sql`coalesce(${companyRegistrations.browser_hash} = ${browserHash}, false)`),
      desc(companyRegistrations.id),
    )
    .for("update");

/** Reads the draft of a new company; null if the token opens none. */
export const readNewCompanyDraft = async (
  db: Db,
  token: string,
): Promise<NewCompanyDraft | null> => {
  const [row] = await db
    .select({ registration: companyRegistrations, name: companies.name })
    .from(companyRegistrations)
    .innerJoin(companies, eq(companies.id, companyRegistrations.company_id))
    .where(eq(companyRegistrations.token_hash, hashToken(token)));
  if (!row) return null;
  const { registration, name } = row;
  const billing = await readBilling(db, registration.company_id);
  const job = await findEditable(db, registration.company_id, registration.job_id);
  return (
    job && {
      company: {
        company_name: name,
        email_address: registration.email,
        billing_email: billing.billing_email ?? "",
        billing_information: billing.billing_information ?? "",
        billing_country: billing.billing_country ?? "",
        billing_vat: billing.billing_vat,
        occasional_emails: registration.occasional_emails,
      },
      job,
    }
  );
};

/**
 * Lists which companies have nothing but their first draft. Staff may have invited someone, sold them
 * something or published the ad in the meantime.
 */
export const listUntouched = async (tx: Db, ids: readonly number[]): Promise<number[]> => {
  const has = (rows: PgTable, condition?: SQL) =>
    sql`exists (select 1 from ${rows} where company_id = ${companies.id} ${condition ?? sql``})`;
  const touched = or(
    has(accounts),
    has(invoices),
    has(creditEntries),
    has(companyMemberships),
    has(jobListings),
    has(jobs, sql`and ${jobs.status} <> 'draft'`),
  );
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(inArray(companies.id, [...ids]), sql`not ${touched}`));
  return rows.map(({ id }) => id);
};
