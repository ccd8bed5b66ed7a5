import type { DraftMarket } from "@devguild/schemas/postings";

import type { Db } from "../../db/db.ts";
import { findMarketSalary, getCatalogue } from "../catalogue/catalogue.queries.ts";

type DraftFacts = { skill_id: number; seniority_id: number; city_place_id: number };

/** Reads what the market of a draft pays, as its ad would show it. */
export const readDraftMarket = async (
  db: Db,
  { skill_id, seniority_id, city_place_id }: DraftFacts,
): Promise<DraftMarket> => {
  const catalogue = await getCatalogue(db);
  const city = catalogue.locations.get(city_place_id);
  return {
    salary: findMarketSalary(catalogue, {
      skill_ids: [skill_id],
      seniority_ids: [seniority_id],
      city_ids: [city_place_id],
    }),
    country: catalogue.locations.get(city?.parent_id ?? 0)?.name ?? null,
  };
};
