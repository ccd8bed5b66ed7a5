import type { Seller } from "@devguild/config/seller";
import { OFFER_MESSAGES } from "@devguild/schemas/constants/offers";
import { POSTING_MESSAGES } from "@devguild/schemas/constants/postings";
import { eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import { DAY_MS } from "../../time.ts";
import type { Catalogue } from "../catalogue/catalogue.queries.ts";
import { issueInvoice } from "../invoices/issue-invoice.commands.ts";
import { type BillingEntry, checkBilling, saveBilling } from "../invoices/save-billing.commands.ts";
import { spendCredits } from "../memberships/credits.commands.ts";
import { type Allowance, readAllowance } from "../memberships/memberships.queries.ts";
import { adLine, type Buyer, findPriceProblem } from "../prices/prices.policy.ts";
import { findPrice, type PriceRow } from "../prices/prices.queries.ts";
import type { PostingValues } from "./posting-values.policy.ts";
import { jobs } from "./postings.tables.ts";
import { requirePublishable } from "./publishable.policy.ts";

/**
 * The version of the price that was agreed to, and billing data; without a version any will do, and billing data that
 * is missing is what the company has.
 */
export type PublishOrder = BillingEntry & { offer_version?: number | undefined };

/** The ad, and how it is paid for. */
export type Publication = {
  companyId: number;
  jobId: number;
  values: PostingValues;
  order: PublishOrder;
};

/** Whose login the ledger and the invoice name, null for the background task, and whether they may buy by invoice. */
export type Payer = { userId: number | null; mayBuy: boolean };

type Context = { catalogue: Catalogue; seller: Seller; supportEmail: string; now: Date };
type Sale = { price: PriceRow; allowance: Allowance };

/** Charges the price: an invoice, or credits; a slot is simply taken by the open ad. */
const pay = async (
  tx: Db,
  { userId }: Payer,
  { companyId, jobId, values }: Publication,
  { price, seller, now }: { price: PriceRow; seller: Seller; now: Date },
) => {
  if (price.price_type === "regular") {
    const line = adLine(price, values.title);
    const invoiced = { companyId, subject: line.description, lines: [line] };
    await issueInvoice(tx, invoiced, { seller, now, userId });
    return;
  }
  if (price.price_type !== "credit") return;
  const spent = await spendCredits(tx, userId, {
    companyId,
    credits: price.credits ?? 0,
    jobId,
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
const findEnd = ({ price, allowance: { membership } }: Sale, now: Date) => {
  const end = now.getTime() + price.duration_days * DAY_MS;
  const isLimited = price.price_type === "membership" && membership && !membership.autoRenew;
  return new Date(isLimited ? Math.min(end, membership.validUntil.getTime()) : end);
};

/** Reads the price and the company's allowance; throws 422 for an ad that is incomplete or can't be paid. */
export const requireSale = async (
  tx: Db,
  { mayBuy }: Payer,
  publication: Publication,
  { catalogue, supportEmail, now }: Omit<Context, "seller">,
): Promise<Sale> => {
  const { companyId, values } = publication;
  const allowance = (await readAllowance(tx, companyId, now)) ?? notFound();
  const price = values.price_id === null ? null : await findPrice(tx, values.price_id);
  requirePublishable(
    catalogue,
    values,
    { offerType: price?.offer_type ?? null, needsPrice: true },
    await findPaymentErrors(tx, publication, price, { allowance, mayBuy, supportEmail }),
  );
  return { price: price ?? notFound(), allowance };
};

/** Charges an ad and returns the columns that open it from now on. */
export const openPosting = async (
  tx: Db,
  payer: Payer,
  publication: Publication,
  { price, allowance, seller, now }: Sale & Pick<Context, "seller" | "now">,
) => {
  await pay(tx, payer, publication, { price, seller, now });
  return {
    offer_type: price.offer_type,
    price_type: price.price_type,
    status: "published" as const,
    published_at: now,
    last_published_at: now,
    expire_at: findEnd({ price, allowance }, now),
    boosted_until:
      price.boost_days > 0 ? new Date(now.getTime() + price.boost_days * DAY_MS) : null,
    draft_token_hash: null,
    agreed_price_version: null,
  };
};

/**
 * Publishes an ad that the caller has locked together with its company, so that two concurrent requests
 * can't take the same slot or credit. If the account owner is unconfirmed, the ad is pending and isn't
 * charged yet. Source: docs/product/posting.md.
 */
export const publishPosting = async (
  tx: Db,
  payer: Payer,
  publication: Publication,
  context: Context,
) => {
  const { companyId, jobId, order } = publication;
  const sale = await requireSale(tx, payer, publication, context);
  const { price, allowance } = sale;
  // Also before the ad is pending, so that it can be invoiced once it is published.
  if (price.price_type === "regular") await saveBilling(tx, companyId, order);
  const columns = allowance.isUnconfirmed
    ? {
        offer_type: price.offer_type,
        price_type: price.price_type,
        status: "pending" as const,
        agreed_price_version: price.version,
      }
    : await openPosting(tx, payer, publication, { ...sale, ...context });
  await tx.update(jobs).set(columns).where(eq(jobs.id, jobId));
  return columns.status;
};
