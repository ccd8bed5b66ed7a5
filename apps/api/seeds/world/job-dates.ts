import {
  NEW_JOB_DAYS,
  OFFER_TYPES,
  type JobStatus,
  type PRICE_TYPES,
} from "@devguild/schemas/constants/jobs";

import { DAY_MS } from "../../src/time.ts";
import type { Random } from "../random.ts";
import { between, type Clock, later } from "./clock.ts";
import type { Company } from "./companies.ts";

const sold = (offer_type: number, price_type: (typeof PRICE_TYPES)[number], days: number) => ({
  offer_type,
  price_type,
  days,
});

/** Picks how an ad was sold and for how many days. */
export const pickOffer = (random: Random, { memberships }: Pick<Company, "memberships">) => {
  const byMembership = memberships.includes("RECRUITING") ? 14 : 0;
  return random.weighted([
    [sold(OFFER_TYPES.STREAM, "membership", 90), byMembership],
    [sold(OFFER_TYPES.AD_LIGHT, "credit", 30), 1],
    [sold(OFFER_TYPES.AD_REGULAR, "credit", 45), 2],
    [sold(OFFER_TYPES.AD_LIGHT, "regular", 30), 2],
    [sold(OFFER_TYPES.AD_REGULAR, "regular", 45), 3],
    [sold(OFFER_TYPES.AD_PLUS, "regular", 60), 2],
    [sold(OFFER_TYPES.PPH, "regular", 120), 1],
  ] as const);
};

/** Creates the dates of an ad, as its status requires: a draft only has its creation date. */
export const datesFor = (
  random: Random,
  clock: Clock,
  status: JobStatus,
  days: number,
  isNew: boolean,
) => {
  if (status === "draft" || status === "pending") {
    const created_at = clock.atWork(random, random.int(0, 20));
    return { created_at, updated_at: between(random, created_at, clock.now) };
  }
  const oldest = status === "published" ? 75 : 110;
  const youngest = status === "expired" ? days + 2 : status === "published" ? NEW_JOB_DAYS + 1 : 8;
  const age = isNew
    ? random.next() * (NEW_JOB_DAYS - 0.2)
    : random.int(youngest, Math.max(oldest, youngest + 30));
  const published_at = isNew ? clock.daysAgo(age) : clock.atWork(random, age);
  const term = later(published_at, days);
  // An ad past its term was extended.
  const extended = status === "published" && term.getTime() < clock.now.getTime() + DAY_MS;
  const expire_at = extended ? clock.inDays(random.int(3, 40) + random.next()) : term;
  const end = new Date(Math.min(clock.now.getTime(), expire_at.getTime()));
  return {
    created_at: later(published_at, -random.next() * 4),
    updated_at: status === "published" ? between(random, published_at, end) : end,
    published_at,
    last_published_at: published_at,
    expire_at,
  };
};
