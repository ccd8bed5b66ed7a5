import { toMinute } from "@devguild/job-index/published-since";
import type { SalariesBySeniority } from "@devguild/job-index/salaries";
import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import {
  CALCULATOR_MESSAGES,
  type CONFIDENCES,
  FEWEST_ADS,
  type SALARY_SCOPES,
} from "@devguild/schemas/constants/salaries";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import type { CalculatorBody, SalaryEstimate } from "@devguild/schemas/salaries";

import { type Db, iso } from "../../db/db.ts";
import { invalid } from "../../http/problems.ts";
import { type Catalogue, getCatalogue, pick } from "../catalogue/catalogue.queries.ts";
import { ANYWHERE } from "../catalogue/location-hierarchy.policy.ts";
import { findCity, findCountry } from "../catalogue/locations.queries.ts";
import { getIndexes } from "../job-index/job-indexes.queries.ts";
import { estimateReach } from "../postings/reach.queries.ts";
import { readPays } from "./read-pays.queries.ts";
import { toBars, quantile } from "./spread.policy.ts";

const RELIABLE_ADS = 100;
const SOME_ADS = 20;

type ScopeName = (typeof SALARY_SCOPES)[number];
type Scope = { name: ScopeName; locationId: number | null; label: string };

const EVERYWHERE: Scope = { name: "all", locationId: null, label: "All countries" };

const findBodyCity = (catalogue: Catalogue, { country_id, city_place_id }: CalculatorBody) => {
  if (city_place_id === undefined) return undefined;
  const city =
    findCity(catalogue, city_place_id) ??
    invalid({ city_place_id: CALCULATOR_MESSAGES.cityUnknown });
  if (city.parent_id !== country_id) invalid({ city_place_id: CALCULATOR_MESSAGES.cityElsewhere });
  return city;
};

/**
 * Lists the scopes to try until there are enough ads, from city to everywhere; smaller regions before
 * larger ones.
 */
const listScopes = (catalogue: Catalogue, body: CalculatorBody): Scope[] => {
  const { hierarchy, locations } = catalogue;
  const country =
    findCountry(catalogue, body.country_id) ??
    invalid({ country_id: CALCULATOR_MESSAGES.countryUnknown });
  const city = findBodyCity(catalogue, body);
  const countCountries = (region: number) => hierarchy.countriesByRegion.get(region)?.length ?? 0;
  const regions = (hierarchy.regionsByCountry.get(country.id) ?? []).toSorted(
    (a, b) => countCountries(a) - countCountries(b) || a - b,
  );
  return [
    ...(city ? [{ name: "city" as const, locationId: city.id, label: city.name }] : []),
    { name: "country", locationId: country.id, label: country.name },
    ...pick(locations, regions).map(({ id, name }) => ({
      name: "region" as const,
      locationId: id,
      label: name,
    })),
    EVERYWHERE,
  ];
};

/** Returns what tells a country's own ads from those that can be done from anywhere. */
const findForeignRemote = ({ locations, locationsBySlug }: Catalogue, countryId: number) => {
  const anywhere = locationsBySlug.get(ANYWHERE);
  if (!anywhere) return null;
  const cities = [...locations.values()].flatMap(({ id, kind, parent_id }) =>
    kind === "city" && parent_id === countryId ? id : [],
  );
  return { id: anywhere.id, cities };
};

/** Finds the narrowest scope with enough ads of a seniority, and its salaries; falls back to everywhere. */
const findNarrowest = async (
  scopes: readonly Scope[],
  paysIn: (scope: Scope) => Promise<SalariesBySeniority>,
  seniority: number,
) => {
  for (const scope of scopes) {
    const pays = await paysIn(scope);
    const isEnough = (pays.get(seniority)?.length ?? 0) >= FEWEST_ADS;
    if (isEnough || scope === EVERYWHERE) return { scope, pays };
  }
  return { scope: EVERYWHERE, pays: new Map() as SalariesBySeniority };
};

const getConfidence = (ads: number, scope: ScopeName): (typeof CONFIDENCES)[number] => {
  if (ads < FEWEST_ADS) return "none";
  const isNear = scope === "city" || scope === "country";
  if (ads < SOME_ADS) return "low";
  return ads >= RELIABLE_ADS && isNear ? "high" : "medium";
};

const computeFigures = (sample: Float64Array) => {
  const isEnough = sample.length >= FEWEST_ADS;
  const share = (part: number) => (isEnough ? quantile(sample, part) : null);
  return {
    p10: share(0.1),
    p25: share(0.25),
    median: share(0.5),
    p75: share(0.75),
    p90: share(0.9),
    distribution: isEnough ? toBars(sample) : null,
  };
};

const NONE = new Float64Array();

const bySeniority = (pays: SalariesBySeniority) =>
  EXPERIENCES.map(({ id, title }) => {
    const sample = pays.get(id) ?? NONE;
    return { id, title, median: computeFigures(sample).median, sample_size: sample.length };
  });

const developersFor = async (db: Db, body: CalculatorBody, city: number | undefined) => {
  const reach = {
    skill_ids: body.skill_ids,
    seniority_id: body.seniority_id,
    city_place_ids: city === undefined ? [] : [city],
    remote: city === undefined,
    remote_locations: city === undefined ? [body.country_id] : [],
  };
  const { current_draft_estimated_devs: found } = await estimateReach(db, reach, null);
  return found === 0 ? null : found;
};

/**
 * Estimates the salary from open ads that match at least half of the skills, the seniority, location
 * and work mode. With fewer than five such ads the location is widened, and the response says how far.
 * Throws 422 for ids unknown to the catalogue. Source: docs/product/salaries.md.
 */
export const estimateSalary = async (
  db: Db,
  body: CalculatorBody,
  now = new Date(),
  indexes = getIndexes(db, now.getTime()),
): Promise<SalaryEstimate> => {
  const catalogue = await getCatalogue(db);
  const skills = [...new Set(body.skill_ids)];
  if (pick(catalogue.skills, skills).length < skills.length)
    invalid({ skill_ids: CALCULATOR_MESSAGES.skillUnknown });
  const scopes = listScopes(catalogue, body);
  const shared = Math.ceil(skills.length / 2);
  const anywhere = findForeignRemote(catalogue, body.country_id);
  const paysIn = ({ name, locationId }: Scope) =>
    readPays(
      db,
      {
        skills,
        shared,
        mode: body.work_mode,
        locationId,
        anywhere: name === "country" ? anywhere : null,
      },
      now,
      indexes,
    );
  const { scope, pays } = await findNarrowest(scopes, paysIn, body.seniority_id);
  const sample = pays.get(body.seniority_id) ?? NONE;
  const city = scopes.find(({ name }) => name === "city")?.locationId ?? undefined;
  const developers = await developersFor(db, { ...body, skill_ids: skills }, city);
  // To the minute, so that a page with an unchanged estimate has the same bytes.
  const counted_at = iso(new Date(toMinute(now.getTime())));
  return {
    currency: "EUR",
    sample_size: sample.length,
    scope: scope.name,
    scope_label: scope.label,
    ...computeFigures(sample),
    by_seniority: bySeniority(pays),
    matching_developers: developers,
    confidence: getConfidence(sample.length, scope.name),
    sources: [
      { label: `Open job ads on ${PRODUCT_NAME}`, count: sample.length, counted_at },
      ...(developers === null
        ? []
        : [{ label: `Developers on ${PRODUCT_NAME}`, count: developers, counted_at }]),
    ],
  };
};
