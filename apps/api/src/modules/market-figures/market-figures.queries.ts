import type { MarketSalary } from "@devguild/schemas/salaries";
import { max } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { HOUR_MS } from "../../time.ts";
import { marketSalaries } from "./market-figures.tables.ts";

/** Market salaries, keyed by `buildMarketKey`. */
export type Market = ReadonlyMap<string, MarketSalary>;

/** Returns the key of a group of ads: a main skill, a seniority and a country. */
export const buildMarketKey = (skillId: number, seniorityId: number, countryId: number) =>
  `${skillId}:${seniorityId}:${countryId}`;

/** Reads all market salaries; the table stays small however many ads there are. */
export const readMarket = async (db: Db): Promise<Market> => {
  const rows = await db.select().from(marketSalaries);
  return new Map(
    rows.map(({ skill_id, seniority_id, country_id, ads, p10, median, p90 }) => [
      buildMarketKey(skill_id, seniority_id, country_id),
      { ads, p10, median, p90 },
    ]),
  );
};

/** Returns whether the market salaries are missing or more than an hour old. */
export const isMarketStale = async (db: Db, now = new Date()): Promise<boolean> => {
  const [row] = await db.select({ at: max(marketSalaries.computed_at) }).from(marketSalaries);
  return !row?.at || now.getTime() - row.at.getTime() > HOUR_MS;
};
