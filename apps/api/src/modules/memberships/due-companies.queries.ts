import { and, asc, eq, gt, gte, isNotNull, isNull, lte, or, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { companies } from "../companies/companies.tables.ts";
import { toDay } from "../invoices/invoices.policy.ts";
import { accounts, users } from "../users/users.tables.ts";
import { GRACE_DAYS, WARNINGS } from "./charges.policy.ts";
import { companyMemberships } from "./memberships.tables.ts";

const BATCH = 100;
const FIRST_WARNING = Math.max(...WARNINGS);

/**
 * Lists companies after `last` whose memberships may have to be renewed, charged or warned about; the rows
 * are read again and decided under the company's lock. One query.
 */
export const listDueCompanies = async (db: Db, last: number, now: Date): Promise<number[]> => {
  const { auto_renew, valid_until, billed_until, price_cents_month } = companyMemberships;
  const before = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const rows = await db
    .selectDistinct({ id: companyMemberships.company_id })
    .from(companyMemberships)
    .innerJoin(companies, eq(companies.id, companyMemberships.company_id))
    .where(
      and(
        gt(companyMemberships.company_id, last),
        isNull(companies.deleted_at),
        or(
          and(
            eq(auto_renew, true),
            lte(valid_until, before(1)),
            gte(valid_until, before(-GRACE_DAYS - 1)),
          ),
          and(
            isNotNull(price_cents_month),
            lte(billed_until, toDay(now)),
            sql`${billed_until} < ${valid_until}`,
          ),
          and(gt(valid_until, now), lte(valid_until, before(FIRST_WARNING + 1))),
        ),
      ),
    )
    .orderBy(asc(companyMemberships.company_id))
    .limit(BATCH);
  return rows.map(({ id }) => id);
};

/** Finds the address of a company's account owner; undefined if there currently is none. */
export const findOwnerEmail = async (db: Db, companyId: number): Promise<string | undefined> => {
  const [owner] = await db
    .select({ email: users.email })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.user_id))
    .where(
      and(
        eq(accounts.company_id, companyId),
        eq(accounts.role, "company-account-owner"),
        eq(accounts.status, "active"),
        isNull(users.deleted_at),
      ),
    );
  return owner?.email;
};
