import { OFFER_TYPES, type PRICE_TYPES } from "@devguild/schemas/constants/jobs";

import type { PriceRow } from "../../src/modules/prices/prices.queries.ts";

const ADS = [
  {
    slug: "light",
    name: "Light",
    offer_type: OFFER_TYPES.AD_LIGHT,
    price_cents: 34_900,
    credits: 1,
    duration_days: 30,
    boost_days: 0,
    features: ["Online for 30 days", "A match score for every candidate"],
  },
  {
    slug: "regular",
    name: "Regular",
    offer_type: OFFER_TYPES.AD_REGULAR,
    price_cents: 69_900,
    credits: 2,
    duration_days: 45,
    boost_days: 0,
    features: ["Online for 45 days", "A match score for every candidate"],
  },
  {
    slug: "plus",
    name: "Plus",
    offer_type: OFFER_TYPES.AD_PLUS,
    price_cents: 99_900,
    credits: 3,
    duration_days: 60,
    boost_days: 7,
    features: [
      "Online for 60 days",
      "Boosted in search for the first 7 days",
      "A match score for every candidate",
    ],
  },
] as const;

const MEMBERSHIP_SLOT = {
  slug: "membership-slot",
  name: "Membership slot",
  offer_type: OFFER_TYPES.STREAM,
  price_type: "membership" as const,
  price_cents: 0,
  credits: null,
  duration_days: 30,
  boost_days: 0,
  features: ["Online for 30 days", "Uses one job slot of your recruiting membership"],
  highlighted: false,
};

const [LIGHT, REGULAR, PLUS] = ADS;
const single = (ad: (typeof ADS)[number]) => ({
  ...ad,
  features: [...ad.features],
  price_type: "regular" as const,
  credits: null,
  highlighted: ad === REGULAR,
});
const forCredits = (ad: (typeof ADS)[number]) => ({
  ...ad,
  features: [...ad.features],
  slug: `${ad.slug}-credits`,
  price_type: "credit" as const,
  price_cents: 0,
  highlighted: false,
});

type Row = Omit<PriceRow, "active" | "original_price_cents" | "version">;

/** The initial prices of ads: a membership slot, and each kind of ad at a price or for credits. */
export const PRICE_ROWS: readonly Row[] = [
  MEMBERSHIP_SLOT,
  single(LIGHT),
  single(REGULAR),
  single(PLUS),
  forCredits(LIGHT),
  forCredits(REGULAR),
  forCredits(PLUS),
].map((row, index) => Object.assign(row, { id: index + 1, position: index + 1 }));

/** Returns the price of a kind of ad; null for kinds that can't be bought. */
export const getPriceId = (offerType: number, priceType: (typeof PRICE_TYPES)[number]) =>
  PRICE_ROWS.find((row) => row.offer_type === offerType && row.price_type === priceType)?.id ??
  null;
