import type { CompanyDeletion } from "@devguild/schemas/company-accounts";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";

import { type Db, iso, isoOrNull } from "../../db/db.ts";
import { toErasedSlug } from "../companies/companies.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { accounts, users } from "../users/users.tables.ts";
import { companyDeletions } from "./company-accounts.tables.ts";

const isOpenDeletion = and(
  eq(companyDeletions.company_id, companies.id),
  isNull(companyDeletions.restored_at),
);

const isColleague = sql<boolean>`exists (select from ${accounts}
  where ${accounts.user_id} = ${companyDeletions.deleted_by} and ${accounts.company_id} = ${companies.id})`;

/** Finds what staff see of a deleted company; null if there is none, or it isn't deleted. */
export const findCompanyDeletion = async (
  db: Db,
  companyId: number,
  now: Date,
): Promise<CompanyDeletion | null> => {
  const [found] = await db
    .select({
      company: companies,
      deletion: companyDeletions,
      full_name: sql<string | null>`trim(${users.first_name} || ' ' || ${users.last_name})`,
      isColleague,
    })
    .from(companies)
    .leftJoin(companyDeletions, isOpenDeletion)
    .leftJoin(users, eq(users.id, companyDeletions.deleted_by))
    .where(and(eq(companies.id, companyId), isNotNull(companies.deleted_at)));
  const deletedAt = found?.company.deleted_at ?? null;
  if (!found || deletedAt === null) return null;
  const { company, deletion, full_name } = found;
  const isErased = company.slug === toErasedSlug(companyId);
  const until = deletion?.restorable_until ?? null;
  return {
    id: company.id,
    name: company.name,
    logo_url: company.logo_url,
    credits: company.credits,
    is_erased: isErased,
    deleted_at: iso(deletedAt),
    deleted_by: isErased || full_name === null ? null : { full_name, is_staff: !found.isColleague },
    reason: deletion?.reason ?? "",
    restorable_until: isErased ? null : isoOrNull(until),
    may_restore: !isErased && until !== null && until > now,
    live_ads: deletion?.job_ids.length ?? 0,
    users: deletion?.accounts.filter(({ status }) => status === "active").length ?? 0,
  };
};
