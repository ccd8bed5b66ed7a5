import type { MarketSalary } from "@devguild/schemas/salaries";

import type { Db } from "../../db/db.ts";
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
