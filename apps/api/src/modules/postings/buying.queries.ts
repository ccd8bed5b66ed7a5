import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import { POSTING_MESSAGES } from "@devguild/schemas/constants/postings";
import type { QuoteBilling } from "@devguild/schemas/invoices";
import type { AdQuote, JobPrices, PublishOptions } from "@devguild/schemas/postings";

import type { Db } from "../../db/db.ts";
import { invalid, notFound } from "../../http/problems.ts";
import { readBilling } from "../invoices/billing.queries.ts";
import { type QuoteMoment, readVat, toQuote } from "../invoices/quote.queries.ts";
import { type Allowance, readAllowance } from "../memberships/memberships.queries.ts";
import { adLine, type Buyer, toOffer } from "../prices/prices.policy.ts";
import { findPrice, listPrices } from "../prices/prices.queries.ts";

/** Who asks for prices, and whom to write to about them. */
type Asking = Pick<Buyer, "mayBuy" | "supportEmail">;

const readOffers = async (db: Db, allowance: Allowance | null, asking: Asking) =>
  (await listPrices(db)).map((price) => toOffer(price, { allowance, ...asking }));

/** Reads the prices of an ad, for a company or for someone without one; two queries. */
export const readPrices = async (
  db: Db,
  companyId: number | null,
  asking: Asking,
): Promise<JobPrices> => {
  const allowance =
    companyId === null ? null : ((await readAllowance(db, companyId)) ?? notFound());
  const offers = await readOffers(db, allowance, asking);
  const isLight = ({ offer_type, price_type }: (typeof offers)[number]) =>
    offer_type === OFFER_TYPES.AD_LIGHT && price_type === "regular";
  return {
    data: offers,
    membership_name: allowance?.membership?.name ?? null,
    membership_full: allowance?.membership ? allowance.slotsLeft === 0 : false,
    published_jobs: allowance?.takenSlots ?? 0,
    job_ad_light_price: offers.find(isLight) ?? null,
  };
};

/** Reads whether a company can publish, at one price or at any; two queries. */
export const readPublishOptions = async (
  db: Db,
  companyId: number,
  priceId: number | undefined,
  asking: Asking,
): Promise<PublishOptions> => {
  const allowance = (await readAllowance(db, companyId)) ?? notFound();
  const offers = await readOffers(db, allowance, asking);
  const chosen = priceId === undefined ? offers : offers.filter(({ id }) => id === priceId);
  if (chosen.length === 0) invalid({ price_id: POSTING_MESSAGES.priceUnknown });
  const canPublish = chosen.some(({ available }) => available);
  const reasons = chosen.flatMap(({ unavailable_reason: reason }) => reason ?? []);
  return {
    can_publish: canPublish,
    requires_confirmation: allowance.isUnconfirmed,
    requires_payment: chosen.every(({ price_type }) => price_type === "regular"),
    slots_left: allowance.slotsLeft,
    credits_left: allowance.credits,
    reasons: canPublish ? [] : [...new Set(reasons)],
  };
};

/** Reads what publishing an ad at a price would be invoiced with; throws 422 for a price without an invoice. */
export const quoteAd = async (
  db: Db,
  companyId: number,
  { price_id, ...entered }: QuoteBilling & { price_id: number },
  moment: QuoteMoment,
): Promise<AdQuote> => {
  const price = await findPrice(db, price_id);
  if (price?.price_type !== "regular") return invalid({ price_id: POSTING_MESSAGES.priceUnknown });
  const decided = await readVat(db, companyId, entered, moment);
  return {
    ...toQuote([adLine(price, "")], decided, moment.now),
    billing: await readBilling(db, companyId),
  };
};
