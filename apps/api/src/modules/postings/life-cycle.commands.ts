import {
  BOOST_DAYS,
  LIFE_CYCLE_MESSAGES,
  POSTING_MESSAGES,
} from "@devguild/schemas/constants/postings";
import type { Extension, JobUrlChange } from "@devguild/schemas/posting-life";
import { and, eq, ne } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, forbidden, invalid, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { lockCompany } from "../companies/companies.commands.ts";
import { readAllowance } from "../memberships/memberships.queries.ts";
import { findPrice } from "../prices/prices.queries.ts";
import {
  addDays,
  countDaysUntil,
  isAllowed,
  isPayPerHire,
  type LifeCycleAction,
  stateBeforeArchive,
} from "./life-cycle.policy.ts";
import { type JobAddress, lockPosting } from "./lock-posting.commands.ts";
import { findPosting } from "./postings.queries.ts";
import { jobs, jobSlugs } from "./postings.tables.ts";

const PAY_PER_HIRE_DAYS = 60;

type Locked = Awaited<ReturnType<typeof lockPosting>>;
type Columns = Partial<typeof jobs.$inferInsert>;

/**
 * Locks an ad with its company, checks that its state allows the action, and writes the columns that
 * `decide` returns. Throws 409 with the state if it has changed meanwhile.
 */
export const changeState = (
  db: Db,
  action: LifeCycleAction,
  address: JobAddress,
  decide: (tx: Db, locked: Locked, now: Date) => Promise<Columns> | Columns,
) =>
  transaction(db, async (tx) => {
    const now = new Date();
    await lockCompany(tx, address.companyId);
    const locked = await lockPosting(tx, address, now);
    if (!isAllowed(action, locked.state))
      conflict("wrong_state", "This job’s status has changed.", { status: locked.state });
    const columns = await decide(tx, locked, now);
    await tx
      .update(jobs)
      .set({ ...columns, updated_at: now })
      .where(eq(jobs.id, address.jobId));
    return (await findPosting(tx, address.companyId, address.jobId)) ?? notFound();
  });

/** Takes an ad off the site. Its candidates stay, and so do its dates. */
export const unpublishPosting = (db: Db, address: JobAddress) =>
  changeState(db, "unpublish", address, () => ({ status: "unpublished", boosted_until: null }));

/** Archives an ad, or returns an archived one to the state in which it was before. */
export const archivePosting = (db: Db, address: JobAddress, archived: boolean) =>
  changeState(db, archived ? "archive" : "restore", address, (_, { job }, now) => ({
    status: archived ? "archived" : stateBeforeArchive(job, now),
  }));

// A membership's ads end with it at the latest unless it renews, and an expired one needs a free slot again.
const requireMembership = async (
  tx: Db,
  companyId: number,
  { job, state }: Locked,
  days: number,
  now: Date,
) => {
  const allowance = (await readAllowance(tx, companyId, now)) ?? notFound();
  const { membership } = allowance;
  if (!membership) return invalid({ days: LIFE_CYCLE_MESSAGES.noMembership });
  if (state === "expired" && allowance.slotsLeft === 0)
    invalid({ days: LIFE_CYCLE_MESSAGES.noSlot(allowance.takenSlots) });
  const most = countDaysUntil(membership.validUntil, job.expire_at, now);
  if (days > most && !membership.autoRenew) invalid({ days: LIFE_CYCLE_MESSAGES.tooLong(most) });
};

// Sent twice, when the first answer was lost, it would add its days twice.
const requireSameEnd = (seen: string | null | undefined, end: Date | null, message: string) => {
  if (seen !== undefined && seen !== (end?.toISOString() ?? null)) conflict("other_end", message);
};

/**
 * Extends an ad by some days from its end, or from now if it has ended, which opens it again. Companies
 * extend only ads in a slot of their membership, and not beyond its end. Source: docs/product/posting.md.
 */
export const extendPosting = (
  db: Db,
  viewer: Viewer,
  address: JobAddress,
  { days, expire_at: seenEnd }: Extension,
) =>
  changeState(db, "extend", address, async (tx, locked, now) => {
    const { job } = locked;
    requireSameEnd(seenEnd, job.expire_at, LIFE_CYCLE_MESSAGES.extended);
    const isMembershipAd = job.price_type === "membership";
    if (viewer.companyId !== null && !isMembershipAd) forbidden("not_a_membership_ad");
    if (isMembershipAd) await requireMembership(tx, address.companyId, locked, days, now);
    return { status: "published", expire_at: addDays(job.expire_at, days, now) };
  });

/** Boosts an open ad in search for seven more days. */
export const boostPosting = (db: Db, address: JobAddress, seenEnd?: string | null) =>
  changeState(db, "boost", address, (_, { job }, now) => {
    requireSameEnd(seenEnd, job.boosted_until, LIFE_CYCLE_MESSAGES.boosted);
    return { boosted_until: addDays(job.boosted_until, BOOST_DAYS, now) };
  });

/** Opens an ad again that is paid when someone is hired; throws 409 for others. */
export const republishPayPerHire = (db: Db, address: JobAddress) =>
  changeState(db, "republish", address, async (tx, { job }, now) => {
    if (!isPayPerHire(job)) conflict("not_pay_per_hire", "Only pay-per-hire ads are republished.");
    const price = job.price_id === null ? null : await findPrice(tx, job.price_id);
    return {
      status: "published",
      last_published_at: now,
      expire_at: addDays(null, price?.duration_days ?? PAY_PER_HIRE_DAYS, now),
    };
  });

// The company is locked, so nobody else takes the slug meanwhile.
const takeSlug = async (tx: Db, { companyId, jobId }: JobAddress, old: string, slug: string) => {
  const isSame = and(eq(jobs.company_id, companyId), eq(jobs.slug, slug), ne(jobs.id, jobId));
  if ((await tx.$count(jobs, isSame)) > 0) invalid({ slug: LIFE_CYCLE_MESSAGES.slugTaken });
  await tx.delete(jobSlugs).where(and(eq(jobSlugs.company_id, companyId), eq(jobSlugs.slug, slug)));
  await tx
    .insert(jobSlugs)
    .values({ company_id: companyId, job_id: jobId, slug: old })
    .onConflictDoUpdate({ target: [jobSlugs.company_id, jobSlugs.slug], set: { job_id: jobId } });
};

/**
 * Changes where candidates apply, and the ad's own address; the former address keeps redirecting. The
 * company's own site is possible if staff have allowed it, or for ads that already use it.
 */
export const changeJobUrl = (db: Db, address: JobAddress, change: JobUrlChange) =>
  changeState(db, "change-url", address, async (tx, { job }) => {
    const { external } = await lockCompany(tx, address.companyId);
    const direct = change.direct_apply ?? job.direct_apply;
    const url = change.job_url === undefined ? job.job_url : change.job_url;
    if (direct && !job.direct_apply && !external)
      invalid({ direct_apply: POSTING_MESSAGES.externalNotAllowed });
    if (direct && url === null) invalid({ job_url: POSTING_MESSAGES.required });
    const slug = change.slug ?? job.slug;
    if (slug !== job.slug) await takeSlug(tx, address, job.slug, slug);
    return { direct_apply: direct, job_url: url, slug };
  });
