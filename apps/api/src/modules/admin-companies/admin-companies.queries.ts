import { COMPANY_STATUS } from "@devguild/schemas/constants/company-statuses";
import { MEMBERSHIP_KINDS } from "@devguild/schemas/constants/memberships";
import type {
  AdminCompaniesCsvQuery,
  AdminCompaniesFilter,
  AdminCompaniesQuery,
  AdminCompany,
} from "@devguild/schemas/companies";
import type { ListQuery } from "@devguild/schemas/fields";
import { type SQL, and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { matchesWordsOrParts, plainWords } from "../../db/conditions.ts";
import { type Db, iso } from "../../db/db.ts";
import { inBatchesById } from "../../db/in-batches.ts";
import { searchPage } from "../../db/search-page.ts";
import { companies } from "../companies/companies.tables.ts";
import { countedJobs } from "../companies/company-card.queries.ts";
import { hasMembership, membershipKinds } from "../memberships/memberships.queries.ts";
import { companyFacets } from "../public-companies/public-companies.tables.ts";
import { accounts, users } from "../users/users.tables.ts";

const holder = alias(users, "holder");

const manager = alias(users, "manager");

const STATUS_CONDITIONS: Record<number, SQL | undefined> = {
  [COMPANY_STATUS.UNPUBLISHED]: and(isNull(companies.deleted_at), eq(companies.published, false)),
  [COMPANY_STATUS.PUBLISHED]: and(isNull(companies.deleted_at), eq(companies.published, true)),
  [COMPANY_STATUS.EMAIL_UNVERIFIED]: and(
    isNull(companies.deleted_at),
    isNotNull(holder.id),
    isNull(holder.email_verified_at),
  ),
  [COMPANY_STATUS.TO_PUBLISH]: and(
    isNull(companies.deleted_at),
    eq(companies.published, false),
    isNotNull(holder.email_verified_at),
  ),
  [COMPANY_STATUS.DELETED]: isNotNull(companies.deleted_at),
};

const BY_HOLDER = new Set<number>([COMPANY_STATUS.EMAIL_UNVERIFIED, COMPANY_STATUS.TO_PUBLISH]);

/** Selects the ids of the companies whose account's owner meets a condition. */
export const selectCompaniesOfOwners = (condition: SQL | undefined) =>
  sql`select ${accounts.company_id} from ${accounts} join ${users} on ${users.id} = ${accounts.user_id}
    where ${accounts.role} = 'company-account-owner' and ${condition}`;

// Each is found by its own index, which an "or" over both tables can't use: it would read every account's owner.
const byText = (text: string) => {
  const isNamed = matchesWordsOrParts(plainWords(sql`${companies.name}`), text) ?? sql`false`;
  const isHolder = matchesWordsOrParts(users.words, text) ?? sql`false`;
  const found = [
    sql`select ${companies.id} from ${companies} where ${isNamed}`,
    selectCompaniesOfOwners(isHolder),
    ...(/^\d{1,15}$/.test(text) ? [sql`select ${Number(text)}::bigint`] : []),
  ];
  return sql`${companies.id} in (${sql.join(found, sql` union all `)})`;
};

const buildCondition = ({ search, status, membership_type }: AdminCompaniesFilter) => {
  const wanted = membership_type ?? [];
  return and(
    STATUS_CONDITIONS[status],
    search ? byText(search) : undefined,
    wanted.length > 0
      ? or(
          wanted.includes("none") ? sql`not ${hasMembership(MEMBERSHIP_KINDS)}` : undefined,
          hasMembership(wanted),
        )
      : undefined,
  );
};

const ORDERS = {
  name: sql`lower(${companies.name})`,
  created_at: companies.created_at,
  published_jobs: countedJobs,
  credits: companies.credits,
};

// The status badge of a row; deleted takes precedence over everything else.
const getStatus = (company: {
  deleted_at: Date | null;
  published: boolean;
  holder_verified_at: Date | null;
  holder_id: number | null;
}) =>
  company.deleted_at
    ? COMPANY_STATUS.DELETED
    : company.holder_id !== null && company.holder_verified_at === null
      ? COMPANY_STATUS.EMAIL_UNVERIFIED
      : company.published
        ? COMPANY_STATUS.PUBLISHED
        : COMPANY_STATUS.UNPUBLISHED;

const isOwner = and(
  eq(accounts.company_id, companies.id),
  eq(accounts.role, "company-account-owner"),
);

const selectAdminCompanies = (db: Db) =>
  db
    .select({
      company: companies,
      memberships: membershipKinds,
      published_jobs: countedJobs,
      holder_id: holder.id,
      holder_name: sql<string>`${holder.first_name} || ' ' || ${holder.last_name}`,
      holder_email: holder.email,
      holder_verified_at: holder.email_verified_at,
      manager_id: manager.id,
      manager_name: sql<string>`${manager.first_name} || ' ' || ${manager.last_name}`,
      manager_image: manager.image_url,
    })
    .from(companies)
    .leftJoin(companyFacets, eq(companyFacets.company_id, companies.id))
    .leftJoin(accounts, isOwner)
    .leftJoin(holder, eq(holder.id, accounts.user_id))
    .leftJoin(manager, eq(manager.id, companies.customer_success_manager_id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectAdminCompanies>>[number];

const toAdminCompany = ({ company, ...row }: Row): AdminCompany => ({
  id: company.id,
  name: company.name,
  slug: company.slug,
  type: company.type,
  logo_url: company.logo_url,
  status: getStatus({ ...company, ...row }),
  published: company.published,
  has_brand_page: company.has_brand_page,
  memberships: row.memberships,
  published_jobs: row.published_jobs,
  credits: company.credits,
  account_holder:
    row.holder_id === null
      ? null
      : {
          full_name: row.holder_name.trim(),
          email: row.holder_email ?? "",
          email_verified: row.holder_verified_at !== null,
        },
  customer_success_manager:
    row.manager_id === null
      ? null
      : { id: row.manager_id, full_name: row.manager_name.trim(), image: row.manager_image },
  created_at: iso(company.created_at),
});

// The joins cost more than the rest, so they are only made where the condition needs them.
const selectIds = (db: Db, status?: AdminCompaniesFilter["status"]) => {
  const ids = db
    .select({ id: companies.id })
    .from(companies)
    .leftJoin(companyFacets, eq(companyFacets.company_id, companies.id))
    .$dynamic();
  return status !== undefined && BY_HOLDER.has(status)
    ? ids.leftJoin(accounts, isOwner).leftJoin(holder, eq(holder.id, accounts.user_id))
    : ids;
};

/** Finds a company for the back office; null if there is none, or it was deleted. */
export const findAdminCompany = async (db: Db, id: number) => {
  const [row] = await selectAdminCompanies(db).where(
    and(eq(companies.id, id), isNull(companies.deleted_at)),
  );
  return row
    ? { ...toAdminCompany(row), allow_external_ats: row.company.allow_external_ats }
    : null;
};

const toOrder = ({ order_by, order_by_direction }: AdminCompaniesCsvQuery) => {
  const direction = order_by_direction === "asc" ? asc : desc;
  return [direction(ORDERS[order_by]), asc(companies.id)];
};

const FEW = 10_000;

/** Returns a page of companies for the back office, and the total; two queries. */
export const listAdminCompanies = async (db: Db, query: AdminCompaniesQuery) => {
  const order = toOrder(query);
  const matches = selectIds(db, query.status).where(buildCondition(query));
  const toPage = (ids: ReturnType<typeof selectIds>) =>
    ids
      .orderBy(...order)
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page);
  // Few matches are found once to count and to sort them; many are met soon on a walk in the list's order.
  const { found, ids } =
    query.search || BY_HOLDER.has(query.status)
      ? await searchPage(db, matches, FEW, (matched) =>
          toPage(selectIds(db).where(inArray(companies.id, matched))),
        )
      : { found: await db.$count(matches.as("found")), ids: null };
  // Everything else about a company is only read for those on the page.
  const rows = await selectAdminCompanies(db)
    .where(inArray(companies.id, ids ?? toPage(matches)))
    .orderBy(...order);
  return { total: found, rows: rows.map(toAdminCompany) };
};

/** Lists the ids of the companies that match and aren't deleted, at most `limit`, in the list's order. */
export const listCompanyIds = async (db: Db, query: AdminCompaniesCsvQuery, limit: number) => {
  const rows = await selectIds(db, query.status)
    .where(and(buildCondition(query), isNull(companies.deleted_at)))
    .orderBy(...toOrder(query))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Reads the companies that match in batches, in the list's order. */
export async function* readAdminCompanies(
  db: Db,
  query: AdminCompaniesCsvQuery,
): AsyncGenerator<AdminCompany[]> {
  const ordered = await selectIds(db, query.status)
    .where(buildCondition(query))
    .orderBy(...toOrder(query));
  yield* inBatchesById(ordered, async (ids) =>
    (await selectAdminCompanies(db).where(inArray(companies.id, ids))).map(toAdminCompany),
  );
}

/** Lists a page of the companies an admin is responsible for, by name, and the total; two queries. */
export const listAssignedCompanies = async (
  db: Db,
  userId: number,
  { page, per_page }: ListQuery,
): Promise<{ rows: AdminCompany[]; total: number }> => {
  const condition = and(
    eq(companies.customer_success_manager_id, userId),
    isNull(companies.deleted_at),
  );
  const rows = await selectAdminCompanies(db)
    .where(condition)
    .orderBy(asc(ORDERS.name), asc(companies.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  return { rows: rows.map(toAdminCompany), total: await db.$count(companies, condition) };
};
