import { EXPERIENCES, HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import { FEWEST_ADS, WORK_MODES } from "@devguild/schemas/constants/salaries";
import { jobSearchQuery } from "@devguild/schemas/jobs";
import type { CalculatorOptions } from "@devguild/schemas/salaries";

import type { Db } from "../../db/db.ts";
import { getCatalogue, pick } from "../catalogue/catalogue.queries.ts";
import { searchJobs } from "../jobs/search-jobs.queries.ts";

const GUEST = { developerId: null, match: null };

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label);

/**
 * Reads the options of the salary calculator: values used by at least five open ads with a salary, as
 * counted by the job search. Source: docs/product/salaries.md.
 */
export const readCalculatorOptions = async (db: Db): Promise<CalculatorOptions> => {
  const catalogue = await getCatalogue(db);
  const paid = jobSearchQuery.parse({ without_salary: "0", jobs_page: 0 });
  const { facets } = await searchJobs(db, paid, GUEST);
  const enough = (counts: readonly { id: number; count: number }[]) =>
    counts.filter(({ count }) => count >= FEWEST_ADS).map(({ id }) => id);
  const seniorities = enough(facets.seniorities);
  const hybrids = enough(facets.hybrid_options);
  const isOffered = (mode: string) =>
    mode === "remote"
      ? facets.remote >= FEWEST_ADS
      : HYBRID_OPTIONS.some(
          ({ id, value }) => value === mode && (value === "any" || hybrids.includes(id)),
        );
  return {
    skills: pick(catalogue.skills, enough(facets.skills))
      .map(({ id, label, slug, synonyms }) => ({ id, label, slug, synonyms }))
      .toSorted(byLabel),
    countries: pick(catalogue.locations, enough(facets.locations))
      .filter(({ kind }) => kind === "country")
      .map(({ id, name, slug }) => ({ id, label: name, slug }))
      .toSorted(byLabel),
    seniorities: EXPERIENCES.filter(({ id }) => seniorities.includes(id)).map(({ id, title }) => ({
      id,
      title,
    })),
    work_modes: WORK_MODES.filter(({ slug }) => isOffered(slug)),
  };
};
