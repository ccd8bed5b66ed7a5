import { contract } from "@devguild/contract/contract";
import type { FoundRowsQuery } from "@devguild/schemas/bulk-changes";
import {
  BULK_MESSAGES as M,
  BULK_ROWS_MAX,
  type BulkAction,
  type BulkList,
} from "@devguild/schemas/constants/bulk-changes";
import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { readQuery } from "../../http/read-input.ts";
import { listCompanyIds } from "../admin-companies/admin-companies.queries.ts";
import { listStaff, listStaffByIds } from "../admin-users/admin-users.queries.ts";
import { companies } from "../companies/companies.tables.ts";
import { findDeletions, listDeletionIds } from "../deleted-accounts/deleted-accounts.queries.ts";
import { listHighlightIds } from "../highlights/find-admin-highlights.queries.ts";
import { highlights } from "../highlights/highlights.tables.ts";
import { stateAt } from "../job-states/job-states.queries.ts";
import { listArticleIds } from "../magazine/find-admin-articles.queries.ts";
import { articles } from "../magazine/magazine.tables.ts";
import { shownStatus } from "../magazine/published-articles.queries.ts";
import { listAdminJobIds } from "../postings/admin-jobs.queries.ts";
import { isAllowed, type LifeCycleAction } from "../postings/life-cycle.policy.ts";
import { jobs } from "../postings/postings.tables.ts";
import { users } from "../users/users.tables.ts";
import type { BulkOptions, BulkRow } from "./bulk-rows.policy.ts";

type ReadRows = (db: Db, ids: readonly number[], options: BulkOptions) => Promise<BulkRow[]>;

const readJobs =
  (action: LifeCycleAction, obstacle: string): ReadRows =>
  async (db, ids) => {
    const rows = await db
      .select({
        id: jobs.id,
        title: jobs.title,
        company_id: jobs.company_id,
        company: companies.name,
        state: stateAt(new Date()),
      })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.company_id))
      .where(and(inArray(jobs.id, [...ids]), isNull(jobs.deleted_at)));
    return rows.map(({ id, title, company_id: companyId, company, state }) => ({
      id,
      name: `${title || "Untitled job"}, ${company}`,
      obstacle: isAllowed(action, state) ? null : obstacle,
      params: { companyId, jobId: id },
      before: null,
    }));
  };

const findManagerObstacle = (
  former: number | null,
  { manager_id: manager = null, from_manager_id: from = former }: BulkOptions,
) => {
  if (former === manager) return manager === null ? M.noManager : M.sameManager;
  return former === from ? null : M.changedSince;
};

const readCompanies: ReadRows = async (db, ids, options) => {
  const rows = await db
    .select({
      id: companies.id,
      name: companies.name,
      manager: companies.customer_success_manager_id,
      managerName: sql<string>`concat_ws(' ', ${users.first_name}, ${users.last_name})`,
    })
    .from(companies)
    .leftJoin(users, eq(users.id, companies.customer_success_manager_id))
    .where(and(inArray(companies.id, [...ids]), isNull(companies.deleted_at)));
  return rows.map(({ id, name, manager, managerName }) => ({
    id,
    name,
    detail: manager === null ? null : `so far with ${managerName.trim()}`,
    obstacle: findManagerObstacle(manager, options),
    params: { id },
    before: { manager_id: manager },
  }));
};

const readArticles: ReadRows = async (db, ids) => {
  const rows = await db
    .select({ id: articles.id, title: articles.title, status: shownStatus })
    .from(articles)
    .where(inArray(articles.id, [...ids]));
  return rows.map(({ id, title, status }) => ({
    id,
    name: title,
    obstacle: status === ARTICLE_STATUSES.PUBLISHED ? null : M.onlyPublishedArticles,
    params: { id },
    before: null,
  }));
};

const readHighlights =
  (isActive: boolean, obstacle: string): ReadRows =>
  async (db, ids) => {
    const rows = await db
      .select({ id: highlights.id, title: highlights.title, active: highlights.active })
      .from(highlights)
      .where(inArray(highlights.id, [...ids]));
    return rows.map(({ id, title, active }) => ({
      id,
      name: title,
      obstacle: active === isActive ? obstacle : null,
      params: { id },
      before: null,
    }));
  };

const readDeletions: ReadRows = async (db, ids) =>
  (await findDeletions(db, ids)).map(({ id, name, userId, isRestorable }) => ({
    id,
    name,
    obstacle: isRestorable ? null : M.restored,
    params: { userId },
    before: null,
  }));

const readStaff: ReadRows = async (db, ids) =>
  (await listStaffByIds(db, ids)).map(({ id, full_name: name, email, status }) => ({
    id,
    name: name || email,
    obstacle: status === "pending" ? null : M.accepted,
    params: { id },
    before: null,
  }));

/** Reads rows of a list as each action sees them; those that are deleted are left out. */
export const ROW_READERS: Record<BulkAction, ReadRows> = {
  "jobs.unpublish": readJobs("unpublish", M.onlyPublished),
  "jobs.archive": readJobs("archive", M.onlyClosed),
  "jobs.restore": readJobs("restore", M.onlyArchived),
  "companies.assign-manager": readCompanies,
  "articles.unpublish": readArticles,
  "highlights.activate": readHighlights(true, M.active),
  "highlights.deactivate": readHighlights(false, M.inactive),
  "deleted_accounts.restore": readDeletions,
  "staff.resend-invitation": readStaff,
};

type ListIds = (db: Db, url: string) => Promise<number[]>;

const ID_LISTS: Record<BulkList, ListIds> = {
  jobs: (db, url) =>
    listAdminJobIds(db, readQuery(contract.adminJobs.csv.query, url), BULK_ROWS_MAX),
  companies: (db, url) =>
    listCompanyIds(db, readQuery(contract.adminCompanies.csv.query, url), BULK_ROWS_MAX),
  articles: (db, url) =>
    listArticleIds(db, readQuery(contract.adminMagazine.csv.query, url), BULK_ROWS_MAX),
  highlights: (db, url) =>
    listHighlightIds(db, readQuery(contract.highlights.list.query, url), BULK_ROWS_MAX),
  deleted_accounts: (db, url) =>
    listDeletionIds(db, readQuery(contract.deletedAccounts.csv.query, url), BULK_ROWS_MAX),
  staff: async (db, url) =>
    (await listStaff(db, readQuery(contract.adminUsers.csv.query, url)))
      .filter(({ status }) => status === "pending")
      .map(({ id }) => id),
};

// Only the query string is read.
const ANY_URL = "http://localhost/";

/** Lists the ids of everything that a list finds, in its order, up to `BULK_ROWS_MAX`. */
export const listFoundIds = (db: Db, { list, filter }: FoundRowsQuery) =>
  ID_LISTS[list](db, ANY_URL + filter);
