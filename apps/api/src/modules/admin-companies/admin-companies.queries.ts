import { COMPANY_STATUS } from "@devguild/schemas/constants/company-statuses";
import type { AdminCompaniesQuery, AdminCompany } from "@devguild/schemas/companies";
import { type SQL, and, asc, count, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { contains } from "../../db/conditions.ts";
import { type Db, iso } from "../../db/db.ts";
import { companies } from "../companies/companies.tables.ts";
import { isOpenAs } from "../job-states/job-states.queries.ts";
import { membershipKinds } from "../memberships/memberships.queries.ts";
import { accounts, users } from "../users/users.tables.ts";

const holder = alias(users, "holder");

const manager = alias(users, "manager");

const publishedJobs = sql<number>`(select count(*)::int from jobs where jobs.company_id = ${companies.id} and ${isOpenAs("jobs", "now()")})`;

const STATUS_CONDITIONS: Record<number, SQL | undefined> = {
  [COMPANY_STATUS.UNPUBLISHED]: and(isNull(companies.deleted_at), eq(companies.published, false)),
  [COMPANY_STATUS.PUBLISHED]: and(isNull(companies.deleted_at), eq(companies.published, true)),
  [COMPANY_STATUS.EMAIL_UNVERIFIED]: and(
    isNull(companies.deleted_at),
    isNotNull(holder.id),
    isNull(holder.email_verified_at),
  ),
  [COMPANY_STATUS.DELETED]: isNotNull(companies.deleted_at),
};

const buildCondition = ({ search, status, membership_type }: AdminCompaniesQuery) => {
  const wanted = membership_type ?? [];
  return and(
    STATUS_CONDITIONS[status],
    search
      ? or(
          sql`lower(${companies.name}) like ${contains(search)}`,
          sql`lower(${holder.email}) like ${contains(search)}`,
          /^\d{1,15}$/.test(search) ? eq(companies.id, Number(search)) : undefined,
        )
      : undefined,
    wanted.length > 0
      ? or(
          wanted.includes("none") ? sql`cardinality(${membershipKinds}) = 0` : undefined,
          sql`${membershipKinds} && array[${sql.join(
            wanted.map((type) => sql`${type}`),
            sql`, `,
          )}]::text[]`,
        )
      : undefined,
  );
};

const ORDERS = {
  name: sql`lower(${companies.name})`,
  created_at: companies.created_at,
  published_jobs: sql`published_jobs`,
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
      published_jobs: publishedJobs.as("published_jobs"),
      holder_id: holder.id,
      holder_name: sql<string>`${holder.first_name} || ' ' || ${holder.last_name}`,
      holder_email: holder.email,
      holder_verified_at: holder.email_verified_at,
      manager_id: manager.id,
      manager_name: sql<string>`${manager.first_name} || ' ' || ${manager.last_name}`,
      manager_image: manager.image_url,
    })
    .from(companies)
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

/** Returns a page of companies for the back office, and the total; two queries. */
export const listAdminCompanies = async (db: Db, query: AdminCompaniesQuery) => {
  const condition = buildCondition(query);
  const order = query.order_by_direction === "asc" ? asc : desc;
  const rows = await selectAdminCompanies(db)
    .where(condition)
    .orderBy(order(ORDERS[query.order_by]), asc(companies.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const [counted] = await db
    .select({ total: count() })
    .from(companies)
    .leftJoin(accounts, isOwner)
    .leftJoin(holder, eq(holder.id, accounts.user_id))
    .where(condition);
  return { total: counted?.total ?? 0, rows: rows.map(toAdminCompany) };
};

/** Lists the companies an admin is responsible for, by name; one query. */
export const listAssignedCompanies = async (db: Db, userId: number): Promise<AdminCompany[]> => {
  const rows = await selectAdminCompanies(db)
    .where(and(eq(companies.customer_success_manager_id, userId), isNull(companies.deleted_at)))
    .orderBy(asc(ORDERS.name), asc(companies.id));
  return rows.map(toAdminCompany);
};
