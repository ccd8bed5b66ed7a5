import type { MarketSalary } from "@devguild/schemas/salaries";
import { max } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { HOUR_MS } from "../../time.ts";
import { marketSalaries } from "./market-figures.tables.ts";

/** What the market pays, by `marketKey`. */
export type Market = ReadonlyMap<string, MarketSalary>;

/** One group of ads: a main skill, a seniority, a country. */
export const marketKey = (skillId: number, seniorityId: number, countryId: number) =>
  `${skillId}:${seniorityId}:${countryId}`;

/** The whole table of market salaries; it is small however many ads there are. */
export const readMarket = async (db: Db): Promise<Market> => {
  const rows = await db.select().from(marketSalaries);
  return new Map(
    rows.map(({ skill_id, seniority_id, country_id, ads, p10, median, p90 }) => [
      marketKey(skill_id, seniority_id, country_id),
      { ads, p10, median, p90 },
    ]),
  );
};

/** Whether the market salaries are missing or were computed longer than an hour ago. */
export const isMarketStale = async (db: Db, now = new Date()): Promise<boolean> => {
  const [row] = await db.select({ at: max(marketSalaries.computed_at) }).from(marketSalaries);
  return !row?.at || now.getTime() - row.at.getTime() > HOUR_MS;
};
