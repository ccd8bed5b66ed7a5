import type { Seller } from "@devguild/config/seller";
import { OFFER_MESSAGES } from "@devguild/schemas/constants/offers";
import { POSTING_MESSAGES } from "@devguild/schemas/constants/postings";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { DAY_MS } from "../../time.ts";
import type { Catalogue } from "../catalogue/catalogue.queries.ts";
import { issueInvoice } from "../invoices/issue-invoice.commands.ts";
import { type BillingEntry, checkBilling, saveBilling } from "../invoices/save-billing.commands.ts";
import { spendCredits } from "../memberships/credits.commands.ts";
import { type Allowance, readAllowance } from "../memberships/memberships.queries.ts";
import { adLine, type Buyer, findPriceProblem } from "../prices/prices.policy.ts";
import { findPrice, type PriceRow } from "../prices/prices.queries.ts";
import type { PostingValues } from "./posting-values.policy.ts";
import { mayBuyFor } from "./postings.policy.ts";
import { jobs } from "./postings.tables.ts";
import { requirePublishable } from "./publishable.policy.ts";

/**
 * The version of the price that was agreed to, and billing data; without a version any will do, and billing data that
 * is missing is what the company has.
 */
export type PublishOrder = BillingEntry & { offer_version?: number | undefined };

/** The ad, and how it is paid for. */
type Publication = {
  companyId: number;
  jobId: number;
  values: PostingValues;
  order: PublishOrder;
};

type Context = { catalogue: Catalogue; seller: Seller; supportEmail: string; now: Date };

/** Charges the price: an invoice, or credits; a slot is simply taken by the open ad. */
const pay = async (
  tx: Db,
  viewer: Viewer,
  publication: Publication,
  { price, seller, now }: { price: PriceRow; seller: Seller; now: Date },
) => {
  const { companyId, values } = publication;
  if (price.price_type === "regular") {
    const line = adLine(price, values.title);
    const invoiced = { companyId, subject: line.description, lines: [line] };
    await issueInvoice(tx, invoiced, { seller, now, userId: viewer.userId });
    return;
  }
  if (price.price_type !== "credit") return;
  const spent = await spendCredits(tx, viewer, {
    companyId,
    credits: price.credits ?? 0,
    jobId: publication.jobId,
    reason: "job.publish",
  });
  if (!spent) conflict("no_credits", "The company’s credits have just been used up.");
};

/** Finds what is wrong with paying a price, by field; for an invoice, that includes the billing data. */
const findPaymentErrors = async (
  tx: Db,
  { companyId, order }: Publication,
  price: PriceRow | null,
  buyer: Buyer,
): Promise<Record<string, string>> => {
  if (!price) return { price_id: POSTING_MESSAGES.priceUnknown };
  if (order.offer_version !== undefined && order.offer_version !== price.version)
    return { price_id: OFFER_MESSAGES.changed };
  const problem = findPriceProblem(price, buyer);
  if (problem !== null) return { price_id: problem };
  return price.price_type === "regular" ? (await checkBilling(tx, companyId, order)).errors : {};
};

// An ad in a slot ends with the membership, unless that renews by itself.
const findEnd = (price: PriceRow, { membership }: Allowance, now: Date) => {
  const end = now.getTime() + price.duration_days * DAY_MS;
  const isLimited = price.price_type === "membership" && membership && !membership.autoRenew;
  return new Date(isLimited ? Math.min(end, membership.validUntil.getTime()) : end);
};

/**
 * Publishes an ad that the caller has locked together with its company, so that two concurrent requests
 * can't take the same slot or credit. If the account owner is unconfirmed, the ad is pending and isn't
 * charged yet. Source: docs/product/posting.md.
 */
export const publishPosting = async (
  tx: Db,
  viewer: Viewer,
  publication: Publication,
  { catalogue, seller, supportEmail, now }: Context,
) => {
  const { companyId, jobId, values, order } = publication;
  const allowance = (await readAllowance(tx, companyId, now)) ?? notFound();
  const price = values.price_id === null ? null : await findPrice(tx, values.price_id);
  const buyer = { allowance, mayBuy: mayBuyFor(viewer, companyId), supportEmail };
  requirePublishable(
    catalogue,
    values,
    { offerType: price?.offer_type ?? null, needsPrice: true },
    await findPaymentErrors(tx, publication, price, buyer),
  );
  if (!price) return notFound();
  // Also before the ad is pending, so that it can be invoiced once it is published.
  if (price.price_type === "regular") await saveBilling(tx, companyId, order);
  const sold = { offer_type: price.offer_type, price_type: price.price_type };
  if (allowance.isUnconfirmed) {
    await tx
      .update(jobs)
      .set({ ...sold, status: "pending" })
      .where(eq(jobs.id, jobId));
    return "pending";
  }
  await pay(tx, viewer, publication, { price, seller, now });
  await tx
    .update(jobs)
    .set({
      ...sold,
      status: "published",
      published_at: now,
      last_published_at: now,
      expire_at: findEnd(price, allowance, now),
      boosted_until:
        price.boost_days > 0 ? new Date(now.getTime() + price.boost_days * DAY_MS) : null,
      draft_token_hash: null,
    })
    .where(eq(jobs.id, jobId));
  return "published";
};
