import type { PostingChange } from "@devguild/schemas/posting-body";
import { eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { lockCompany } from "../companies/companies.commands.ts";
import { readBilling } from "../invoices/billing.queries.ts";
import { isAllowed } from "./life-cycle.policy.ts";
import { type JobAddress, lockPosting } from "./lock-posting.commands.ts";
import { buildColumns, readValues } from "./posting-columns.queries.ts";
import type { Actor } from "./postings.commands.ts";
import { mayBuyFor, toPayer } from "./postings.policy.ts";
import { findPosting } from "./postings.queries.ts";
import { jobs } from "./postings.tables.ts";
import { publishPosting } from "./publish-posting.commands.ts";

// Whoever may not buy for the company doesn't see its billing data either.
const readShownBilling = async (tx: Db, { viewer }: Actor, companyId: number) => {
  if (!mayBuyFor(viewer, companyId))
    return { billing_email: null, billing_information: null, billing_vat: null };
  const { billing_email, billing_information, billing_vat } = await readBilling(tx, companyId);
  return { billing_email, billing_information, billing_vat };
};

/**
 * Publishes an ad again that has ended: with the changes sent along, a price of its own, which is
 * charged, and new dates. Its address and its candidates stay. Source: docs/product/posting.md.
 */
export const repostPosting = (
  db: Db,
  actor: Actor,
  { companyId, jobId }: JobAddress,
  change: PostingChange,
) =>
  transaction(db, async (tx) => {
    const { viewer, config, audit } = actor;
    const now = new Date();
    const company = await lockCompany(tx, companyId);
    const { job, state } = await lockPosting(tx, { companyId, jobId }, now);
    const isSeen = change.status === undefined || change.status === state;
    if (!isAllowed("repost", state) || !isSeen)
      conflict("wrong_state", "This job’s status has changed.", { status: state });
    // The former price was for the former dates, so it is never taken again by itself.
    const values = await readValues(tx, company, { ...job, price_id: null }, change);
    // Archived meanwhile, because only drafts and archived ads may be incomplete until they are checked.
    await tx
      .update(jobs)
      .set({ ...(await buildColumns(tx, company, values)), status: "archived" })
      .where(eq(jobs.id, jobId));
    const status = await publishPosting(
      tx,
      toPayer(viewer, companyId),
      { companyId, jobId, values, order: change },
      {
        catalogue: await getCatalogue(tx),
        seller: config.seller,
        supportEmail: config.supportEmail,
        now,
      },
    );
    audit.add({ status, price_id: values.price_id });
    const posting = (await findPosting(tx, companyId, jobId)) ?? notFound();
    return { ...posting, company: await readShownBilling(tx, actor, companyId) };
  });
