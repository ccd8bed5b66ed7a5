import type { AdminJobPrice } from "@devguild/schemas/offers";
import { asc } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { jobPrices } from "./prices.tables.ts";

/** What staff see of a price. */
export const JOB_PRICE_COLUMNS = {
  id: jobPrices.id,
  version: jobPrices.version,
  name: jobPrices.name,
  price_type: jobPrices.price_type,
  price_cents: jobPrices.price_cents,
  original_price_cents: jobPrices.original_price_cents,
  credits: jobPrices.credits,
  duration_days: jobPrices.duration_days,
  boost_days: jobPrices.boost_days,
  features: jobPrices.features,
  highlighted: jobPrices.highlighted,
  active: jobPrices.active,
};

/** Lists all prices of ads, sold or not, in display order. */
export const listAllPrices = (db: Db): Promise<AdminJobPrice[]> =>
  db.select(JOB_PRICE_COLUMNS).from(jobPrices).orderBy(asc(jobPrices.position), asc(jobPrices.id));
