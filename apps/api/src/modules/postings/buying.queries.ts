import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import { POSTING_MESSAGES } from "@devguild/schemas/constants/postings";
import type { JobPrices, PublishOptions } from "@devguild/schemas/postings";

import type { Db } from "../../db/db.ts";
import { invalid, notFound } from "../../http/problems.ts";
import { type Allowance, readAllowance } from "../memberships/memberships.queries.ts";
import { toOffer } from "../prices/prices.policy.ts";
import { listPrices } from "../prices/prices.queries.ts";

const readOffers = async (db: Db, allowance: Allowance | null, supportEmail: string) =>
  (await listPrices(db)).map((price) => toOffer(price, { allowance, supportEmail }));

/** Reads the prices of an ad, for a company or for someone without one; two queries. */
export const readPrices = async (
  db: Db,
  companyId: number | null,
  supportEmail: string,
): Promise<JobPrices> => {
  const allowance =
    companyId === null ? null : ((await readAllowance(db, companyId)) ?? notFound());
  const offers = await readOffers(db, allowance, supportEmail);
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
  supportEmail: string,
): Promise<PublishOptions> => {
  const allowance = (await readAllowance(db, companyId)) ?? notFound();
  const offers = await readOffers(db, allowance, supportEmail);
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
