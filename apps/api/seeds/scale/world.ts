import { catalogueRows } from "../catalogue/rows.ts";
import type { Random } from "../random.ts";
import { indexCatalogue } from "../world/catalogue-index.ts";
import { clockAt } from "../world/clock.ts";
import type { Company } from "../world/companies.ts";
import { companiesFor, makeCompanies } from "./companies.ts";
import { createSampler, zipf } from "./sampler.ts";
import { skillDrawer } from "./skills.ts";
import { makeTowns } from "./towns.ts";

/** What the largest company and the largest developer have; both have the id 1. */
export type Largest = {
  jobs: number;
  applications: number;
  /** The applications to the company's first job; the others have equally many. */
  mostCandidates: number;
  users: number;
  ownApplications: number;
  savedSearches: number;
};

export interface ScaleOptions {
  jobs: number;
  developers: number;
  /** By default, one for every 20 jobs. */
  companies?: number | undefined;
  /** Adds applications and colleagues, nearly all to one company and one developer. */
  largest?: Largest | undefined;
  /** Another seed creates a different world of the same kind. */
  seed: string;
  now: Date;
  /** The hash of the password shared by all developers. */
  passwordHash: string;
}

/** Creates what the rows of a large world are drawn from; the rows themselves are created one by one. */
export const openScaleWorld = ({
  jobs,
  companies: total = companiesFor(jobs),
  largest,
  seed,
  now,
  passwordHash,
}: ScaleOptions) => {
  const rows = catalogueRows();
  const clock = clockAt(now);
  const towns = makeTowns(rows);
  const companies = makeCompanies(seed, total, towns, clock);
  const employer = createSampler(companies, zipf(0.85, 15));
  return {
    seed,
    clock,
    passwordHash,
    catalogue: indexCatalogue(rows),
    towns,
    companies,
    /** The employer of an ad: the largest company posts a few per cent of all ads, most post a handful. */
    employer: (random: Random, jobId: number): Company => {
      const sampled = employer(random);
      return (jobId <= (largest?.jobs ?? 0) ? companies[0] : undefined) ?? sampled;
    },
    skillsFor: skillDrawer(rows),
  };
};
export type ScaleWorld = ReturnType<typeof openScaleWorld>;
