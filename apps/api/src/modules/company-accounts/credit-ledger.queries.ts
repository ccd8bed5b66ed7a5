import type { CreditEntry } from "@devguild/schemas/company-accounts";
import type { ListQuery } from "@devguild/schemas/fields";
import { desc, eq, sql } from "drizzle-orm";

import { type Db, iso } from "../../db/db.ts";
import { invoices } from "../invoices/invoices.tables.ts";
import { creditEntries } from "../memberships/memberships.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";

/** Lists a page of a company's ledger of credits, newest first, and the total; two queries. */
export const listCreditEntries = async (
  db: Db,
  companyId: number,
  { page, per_page }: ListQuery,
): Promise<{ rows: CreditEntry[]; total: number }> => {
  const isOwn = eq(creditEntries.company_id, companyId);
  const rows = await db
    .select({
      id: creditEntries.id,
      delta: creditEntries.delta,
      reason: creditEntries.reason,
      note: creditEntries.note,
      balance_after: creditEntries.balance_after,
      created_at: creditEntries.created_at,
      job: { id: jobs.id, title: jobs.title },
      invoice: { id: invoices.id, number: invoices.number },
      created_by: sql<
        string | null
      >`nullif(trim(concat(${users.first_name}, ' ', ${users.last_name})), '')`,
    })
    .from(creditEntries)
    .leftJoin(jobs, eq(jobs.id, creditEntries.job_id))
    .leftJoin(invoices, eq(invoices.id, creditEntries.invoice_id))
    .leftJoin(users, eq(users.id, creditEntries.created_by))
    .where(isOwn)
    .orderBy(desc(creditEntries.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return {
    rows: rows.map(({ created_at, ...entry }) =>
      Object.assign(entry, { created_at: iso(created_at) }),
    ),
    total: await db.$count(creditEntries, isOwn),
  };
};
