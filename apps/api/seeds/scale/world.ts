import { catalogueRows } from "../catalogue/rows.ts";
import { indexCatalogue } from "../world/catalogue-index.ts";
import { clockAt } from "../world/clock.ts";
import { companiesFor, makeCompanies } from "./companies.ts";
import { createSampler, zipf } from "./sampler.ts";
import { skillDrawer } from "./skills.ts";
import { makeTowns } from "./towns.ts";

export interface ScaleOptions {
  jobs: number;
  developers: number;
  /** Another seed gives another world of the same kind. */
  seed: string;
  now: Date;
  /** The hash of the one password that all developers have. */
  passwordHash: string;
}

/** What the rows of a large world are drawn from; the rows themselves are made one by one. */
export const openScaleWorld = ({ jobs, seed, now, passwordHash }: ScaleOptions) => {
  const rows = catalogueRows();
  const clock = clockAt(now);
  const towns = makeTowns(rows);
  const companies = makeCompanies(seed, companiesFor(jobs), towns, clock);
  return {
    seed,
    clock,
    passwordHash,
    catalogue: indexCatalogue(rows),
    towns,
    companies,
    /** Who posts an ad: the largest company some per cent of them, most companies a handful. */
    employer: createSampler(companies, zipf(0.85, 15)),
    skillsFor: skillDrawer(rows),
  };
};
export type ScaleWorld = ReturnType<typeof openScaleWorld>;
