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
  /** Another seed creates a different world of the same kind. */
  seed: string;
  now: Date;
  /** The hash of the password shared by all developers. */
  passwordHash: string;
}

/** Creates what the rows of a large world are drawn from; the rows themselves are created one by one. */
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
    /** The employer of an ad: the largest company posts a few per cent of all ads, most post a handful. */
    employer: createSampler(companies, zipf(0.85, 15)),
    skillsFor: skillDrawer(rows),
  };
};
export type ScaleWorld = ReturnType<typeof openScaleWorld>;
