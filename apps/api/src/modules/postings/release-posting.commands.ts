import type { Configuration } from "@devguild/config/configuration";
import { and, asc, eq, gt, isNull, not } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, Problem } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { forEachItem } from "../../queue/for-each-item.ts";
import { enqueue } from "../../queue/queue.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { lockCompany } from "../companies/companies.commands.ts";
import { companies } from "../companies/companies.tables.ts";
import { findOwnerEmail } from "../memberships/due-companies.queries.ts";
import { hasUnconfirmedOwner } from "../memberships/memberships.queries.ts";
import { users } from "../users/users.tables.ts";
import { changeState } from "./life-cycle.commands.ts";
import { stateBeforeArchive } from "./life-cycle.policy.ts";
import { type JobAddress, lockPosting } from "./lock-posting.commands.ts";
import { postingReleasedMail, postingReturnedMail } from "./postings.mails.ts";
import { jobs } from "./postings.tables.ts";
import { openPosting, requireSale } from "./publish-posting.commands.ts";

const BATCH = 100;

/** The pending ads after `last` whose company has a confirmed owner, or none; one query. */
const listReleasable = (db: Db, last: number): Promise<JobAddress[]> =>
  db
    .select({ companyId: jobs.company_id, jobId: jobs.id })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .where(
      and(
        eq(jobs.status, "pending"),
        isNull(jobs.deleted_at),
        isNull(companies.deleted_at),
        gt(jobs.id, last),
        not(hasUnconfirmedOwner),
      ),
    )
    .orderBy(asc(jobs.id))
    .limit(BATCH);

const findRecipients = async (tx: Db, companyId: number, ownerId: number | null) => {
  const [owner] =
    ownerId === null
      ? []
      : await tx
          .select({ email: users.email })
          .from(users)
          .where(and(eq(users.id, ownerId), isNull(users.deleted_at)));
  const emails = [owner?.email, await findOwnerEmail(tx, companyId)];
  return new Set(emails.filter((email) => email !== undefined));
};

/**
 * Opens a pending ad at the price that was agreed to, charges it, and emails its owner and the account's. Staff
 * release it whether or not the account's owner is confirmed; the background task (no viewer) only if they are.
 * Throws 409 for an ad in another state, and 422 for one that can't be published or paid any more.
 */
export const releasePosting = (
  db: Db,
  viewer: Viewer | null,
  config: Configuration,
  address: JobAddress,
) =>
  changeState(db, "release", address, async (tx, { job }, now) => {
    const { companyId, jobId } = address;
    const payer = { userId: viewer?.userId ?? null, mayBuy: true };
    const order = { offer_version: job.agreed_price_version ?? undefined };
    const publication = { companyId, jobId, values: job, order };
    const sale = await requireSale(tx, payer, publication, {
      catalogue: await getCatalogue(tx),
      supportEmail: config.supportEmail,
      now,
    });
    if (!viewer && sale.allowance.isUnconfirmed)
      conflict("unconfirmed", "The account’s owner isn’t confirmed.");
    const columns = await openPosting(tx, payer, publication, {
      ...sale,
      seller: config.seller,
      now,
    });
    for (const to of await findRecipients(tx, companyId, job.job_posting_owner_id))
      await enqueue(tx, postingReleasedMail(to, { ...job, expire_at: columns.expire_at }));
    return columns;
  });

/** Returns a pending ad that can't be published to what it was before, and emails why. */
const returnPosting = (db: Db, address: JobAddress, reasons: readonly string[]) =>
  transaction(db, async (tx) => {
    const { companyId, jobId } = address;
    const now = new Date();
    await lockCompany(tx, companyId);
    const { job, state } = await lockPosting(tx, address, now);
    if (state !== "pending") return;
    const status = stateBeforeArchive(job, now);
    await tx
      .update(jobs)
      .set({ status, agreed_price_version: null, updated_at: now })
      .where(eq(jobs.id, jobId));
    for (const to of await findRecipients(tx, companyId, job.job_posting_owner_id))
      await enqueue(tx, postingReturnedMail(to, { ...job, status, reasons }));
  });

const releaseOrReturn = async (db: Db, config: Configuration, address: JobAddress) => {
  try {
    await releasePosting(db, null, config, address);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Any other problem means that somebody has just changed or deleted the ad.
    const errors = error.kind === "invalid" ? error.details.errors : undefined;
    if (errors) await returnPosting(db, address, [...new Set(Object.values(errors).flat())]);
  }
};

/**
 * Publishes the pending ads of companies whose account owner is confirmed by now, each in a transaction of its
 * own. An ad that can't be published or paid any more isn't charged and can be edited again. Source:
 * docs/product/posting.md.
 */
export const releasePendingPostings = (db: Db, config: Configuration): Promise<void> =>
  forEachItem<JobAddress>(
    (last) => listReleasable(db, last?.jobId ?? 0),
    (address) => releaseOrReturn(db, config, address),
  );
