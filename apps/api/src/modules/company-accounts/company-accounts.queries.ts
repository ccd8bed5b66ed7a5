import type { Seller } from "@devguild/config/seller";
import type { CompanyAccount } from "@devguild/schemas/company-accounts";
import { LIVE_ADS_NAMED } from "@devguild/schemas/constants/company-accounts";
import { and, asc, count, eq, isNull, sql } from "drizzle-orm";

import { type Db, isoOrNull } from "../../db/db.ts";
import { DAY_MS } from "../../time.ts";
import { jobCandidateCounts } from "../applications/applications.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { readBilling } from "../invoices/billing.queries.ts";
import { readOverdue } from "../invoices/invoices.queries.ts";
import { readVat, toQuote } from "../invoices/quote.queries.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { planNextCharge } from "../memberships/charges.policy.ts";
import { readAllowance } from "../memberships/memberships.queries.ts";
import {
  listMemberships,
  listMembershipsSince,
  toOwnMembership,
} from "../memberships/own-memberships.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { accounts, users } from "../users/users.tables.ts";

const HISTORY_DAYS = 365;

/** Finds the login that a company's account belongs to; undefined if there currently is none. */
export const findAccountHolder = async (db: Db, companyId: number) => {
  const [holder] = await db
    .select({
      id: users.id,
      full_name: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`,
      email: users.email,
      email_verified: sql<boolean>`${users.email_verified_at} is not null`,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.user_id))
    .where(
      and(
        eq(accounts.company_id, companyId),
        eq(accounts.role, "company-account-owner"),
        isNull(users.deleted_at),
      ),
    );
  return holder;
};

const isLiveCompanyAd = (companyId: number, now: Date) =>
  and(eq(jobs.company_id, companyId), isOpen(now));

const endingFirst = [asc(jobs.expire_at), asc(jobs.id)];

/** Counts a company's live ads and their candidates, and lists the first of them to end; two queries. */
export const readLiveAds = async (db: Db, companyId: number, now: Date) => {
  const isLive = isLiveCompanyAd(companyId, now);
  const [counted] = await db
    .select({
      total: count(),
      candidates: sql<number>`coalesce(sum(${jobCandidateCounts.visible}), 0)::int`,
    })
    .from(jobs)
    .leftJoin(jobCandidateCounts, eq(jobCandidateCounts.job_id, jobs.id))
    .where(isLive);
  const named = await db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(isLive)
    .orderBy(...endingFirst)
    .limit(LIVE_ADS_NAMED);
  return { total: counted?.total ?? 0, candidates: counted?.candidates ?? 0, named };
};

/** Lists a company's live ads that take a slot of its membership, the first to end at the beginning. */
const listSlotAds = (db: Db, companyId: number, now: Date) =>
  db
    .select({ id: jobs.id, title: jobs.title, expire_at: jobs.expire_at })
    .from(jobs)
    .where(and(isLiveCompanyAd(companyId, now), eq(jobs.price_type, "membership")))
    .orderBy(...endingFirst);

const readNextCharge = async (
  db: Db,
  companyId: number,
  memberships: Awaited<ReturnType<typeof listMemberships>>,
  moment: { seller: Seller; now: Date },
): Promise<CompanyAccount["next_charge"]> => {
  const { billing_period } = await readBilling(db, companyId);
  const next = planNextCharge(memberships, billing_period);
  if (!next) return null;
  const decided = await readVat(db, companyId, {}, moment);
  const { lines, net_cents, vat_rate, vat_cents, gross_cents } = toQuote(
    next.lines,
    decided,
    moment.now,
  );
  return { on: next.on, subject: next.subject, lines, net_cents, vat_rate, vat_cents, gross_cents };
};

/** Reads a company's account; null if there is no such company. Source: docs/product/memberships.md. */
export const readCompanyAccount = async (
  db: Db,
  companyId: number,
  seller: Seller,
  now = new Date(),
): Promise<CompanyAccount | null> => {
  const [company] = await db
    .select({ id: companies.id, name: companies.name, slug: companies.slug })
    .from(companies)
    .where(and(eq(companies.id, companyId), isNull(companies.deleted_at)));
  const allowance = await readAllowance(db, companyId, now);
  if (!company || !allowance) return null;
  const memberships = await listMemberships(db, companyId, now);
  const liveAds = await readLiveAds(db, companyId, now);
  const slotAds = await listSlotAds(db, companyId, now);
  const getMembership = (kind: (typeof memberships)[number]["kind"]) => {
    const found = memberships.find((each) => each.kind === kind && each.valid_from <= now);
    return found ? toOwnMembership(found, now) : null;
  };
  const history = await listMembershipsSince(
    db,
    companyId,
    new Date(now.getTime() - HISTORY_DAYS * DAY_MS),
  );
  const holder = await findAccountHolder(db, companyId);
  return {
    ...(await readBilling(db, companyId)),
    company,
    stats: {
      membership_ads_total: slotAds.length,
      slots: allowance.membership?.slots ?? 0,
      live_ads: liveAds.total,
      candidates: liveAds.candidates,
    },
    slot_ads: slotAds.map(({ id, title, expire_at }) => ({
      id,
      title,
      expire_at: isoOrNull(expire_at),
    })),
    live_ads: liveAds.named,
    credits: allowance.credits,
    membership: getMembership("RECRUITING"),
    marketing_membership: getMembership("MARKETING"),
    employer_branding_membership: getMembership("EMPLOYER_BRANDING"),
    memberships: history.map((membership) => toOwnMembership(membership, now)),
    next_charge: await readNextCharge(db, companyId, memberships, { seller, now }),
    overdue: await readOverdue(db, companyId, now),
    account_holder: holder
      ? {
          full_name: holder.full_name,
          email: holder.email,
          email_verified: holder.email_verified,
        }
      : null,
  };
};
