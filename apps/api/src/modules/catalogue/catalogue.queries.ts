import type { LocationItem } from "@devguild/schemas/catalogue";
import {
  EMPLOYMENT_TYPES,
  EXPERIENCES,
  HYBRID_OPTIONS,
} from "@devguild/schemas/constants/catalogue";
import type { MarketSalary } from "@devguild/schemas/salaries";
import { asc, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { runShared } from "../../db/reading-call.ts";
import {
  buildMarketKey,
  type Market,
  readMarket,
} from "../market-figures/market-figures.queries.ts";
import { skillMerges } from "../skills/skills.tables.ts";
import {
  languages,
  locations,
  regionCountries,
  skillCategories,
  skills,
} from "./catalogue.tables.ts";
import { OTHER_LANGUAGE_NAMES } from "./language-names.policy.ts";
import { type LocationHierarchy, buildLocationHierarchy } from "./location-hierarchy.policy.ts";
import { type NameIndex, buildNameIndex } from "./name-search.policy.ts";

export type Location = typeof locations.$inferSelect;
type SkillRow = typeof skills.$inferSelect;
type LanguageRow = typeof languages.$inferSelect;

/**
 * All skills, languages and locations, and market salaries; cached in memory, so that no query has to
 * join them.
 */
export type Catalogue = {
  skills: ReadonlyMap<number, SkillRow>;
  /** A merged skill's slug leads to the skill that replaced it. */
  skillsBySlug: ReadonlyMap<string, SkillRow>;
  /** Skills that were merged into a skill, and whose uses may not have been moved to it yet. */
  movingSkills: ReadonlyMap<number, readonly number[]>;
  categories: readonly { id: number; name: string; slug: string }[];
  languages: ReadonlyMap<number, LanguageRow>;
  languagesBySlug: ReadonlyMap<string, LanguageRow>;
  locations: ReadonlyMap<number, Location>;
  locationsBySlug: ReadonlyMap<string, Location>;
  cityNames: NameIndex;
  hierarchy: LocationHierarchy;
  market: Market;
};

/** Announces a changed catalogue to every process, when the change commits. */
export const CATALOGUE_CHANNEL = "catalogue_changes";

// The longest a change stays unnoticed if its announcement was lost.
const CACHE_TTL_MS = 30_000;

let cached: { catalogue: Promise<Catalogue>; since: number } | undefined;

/** Returns the catalogue, cached for up to 30 seconds. */
export const getCatalogue = (db: Db): Promise<Catalogue> => {
  if (!cached || Date.now() - cached.since > CACHE_TTL_MS) {
    const catalogue = runShared(() => readCatalogue(db));
    cached = { catalogue, since: Date.now() };
    catalogue.catch(clearCatalogueCache);
  }
  return cached.catalogue;
};

type Places = Pick<Catalogue, "locations" | "locationsBySlug" | "cityNames" | "hierarchy">;

// Places change only with a new version of the product, and reading all of them takes a while.
let places: Promise<Places> | undefined;

let version = 0;

/** Returns a number that changes whenever this process hears of a change of the catalogue. */
export const getCatalogueVersion = () => version;

/** Lets the next caller read skills, languages and salaries again, but not places. */
export const refreshCatalogue = () => {
  version += 1;
  cached = undefined;
};

/** Clears the cache, so that the next caller reads the tables again. */
export const clearCatalogueCache = () => {
  refreshCatalogue();
  places = undefined;
};

const byId = <Row extends { id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

const bySlug = <Row extends { slug: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.slug, row]));

const listIdsBy = <Row extends { id: number }>(
  rows: readonly Row[],
  toKey: (row: Row) => number,
): ReadonlyMap<number, readonly number[]> =>
  new Map([...Map.groupBy(rows, toKey)].map(([key, group]) => [key, group.map(({ id }) => id)]));

const readPlaces = async (db: Db): Promise<Places> => {
  const rows = await db.select().from(locations).orderBy(asc(locations.name));
  const members = await db.select().from(regionCountries);
  return {
    locations: byId(rows),
    locationsBySlug: bySlug(rows),
    cityNames: buildNameIndex(rows.filter(({ kind }) => kind === "city")),
    hierarchy: buildLocationHierarchy(rows, members),
  };
};

const readCatalogue = async (db: Db): Promise<Catalogue> => {
  const categories = await db.select().from(skillCategories).orderBy(asc(skillCategories.name));
  const skillRows = await db
    .select()
    .from(skills)
    .where(eq(skills.active, true))
    .orderBy(asc(skills.name));
  const mergedRows = await db
    .select({
      id: skills.id,
      slug: skills.slug,
      target: skillMerges.target_id,
      movedAt: skillMerges.moved_at,
    })
    .from(skillMerges)
    .innerJoin(skills, eq(skills.id, skillMerges.skill_id));
  const languageRows = await db.select().from(languages).orderBy(asc(languages.name));
  places ??= readPlaces(db);
  const market = await readMarket(db);

  const activeSkills = byId(skillRows);
  const merged = mergedRows.flatMap(({ slug, target }) => {
    const skill = activeSkills.get(target);
    return skill ? [[slug, skill] as const] : [];
  });
  return {
    skills: activeSkills,
    movingSkills: listIdsBy(
      mergedRows.filter(({ movedAt }) => movedAt === null),
      ({ target }) => target,
    ),
    skillsBySlug: new Map([...bySlug(skillRows), ...merged]),
    categories,
    languages: byId(languageRows),
    languagesBySlug: bySlug(languageRows),
    ...(await places),
    market,
  };
};

/** Returns all languages as options of a field. */
export const listOfferedLanguages = ({ languages }: Catalogue) =>
  [...languages.values()].map(({ id, name, slug }) => ({
    id,
    name,
    synonyms: [...(OTHER_LANGUAGE_NAMES[slug] ?? [])],
  }));

/** Converts a location to a filter option. */
export const toLocationItem = ({ id, kind, name, slug }: Location): LocationItem => ({
  id,
  kind,
  label: name,
  slug,
});

/** Returns the last part of the path to a location's jobs, such as `germany/berlin`. */
export const getLocationPath = ({ locations }: Catalogue, { kind, slug, parent_id }: Location) => {
  const country = kind === "city" ? locations.get(parent_id ?? 0) : undefined;
  return country ? `${country.slug}/${slug}` : slug;
};

/** Returns the experience level with an id. */
export const getExperience = (id: number) => {
  const experience = EXPERIENCES.find((each) => each.id === id) ?? EXPERIENCES[2];
  return { id: experience.id, title: experience.title };
};

/** Returns the name of an employment type; the default one for unknown ids. */
export const getEmploymentType = (id: number) =>
  (EMPLOYMENT_TYPES.find((each) => each.id === id) ?? EMPLOYMENT_TYPES[0]).value;

/** Returns the hybrid option with an id. */
export const getHybridOption = (id: number) => {
  const option = HYBRID_OPTIONS.find((each) => each.id === id) ?? HYBRID_OPTIONS[0];
  return { id: option.id, value: option.value, default: option.default };
};

/** Returns several rows of the catalogue by id; unknown ids are skipped. */
export const pick = <Row>(rows: ReadonlyMap<number, Row>, ids: readonly number[]): Row[] =>
  ids.flatMap((id) => rows.get(id) ?? []);

/** What decides an ad's market: its first skill, its first seniority and its first city's country. */
type MarketedAd = {
  skill_ids: readonly number[];
  seniority_ids: readonly number[];
  city_ids: readonly number[];
};

/** Finds what an ad's market pays; null without one. Source: docs/product/salaries.md. */
export const findMarketSalary = (
  { market, locations }: Catalogue,
  { skill_ids: [skill], seniority_ids: [seniority], city_ids: [city] }: MarketedAd,
): MarketSalary | null => {
  const country = locations.get(city ?? 0)?.parent_id;
  return skill === undefined || seniority === undefined || !country
    ? null
    : (market.get(buildMarketKey(skill, seniority, country)) ?? null);
};

/** Returns a city with its country: "Hamburg, Germany". */
export const cityLabel = (catalogue: Catalogue, id: number | null) => {
  const city = id === null ? undefined : catalogue.locations.get(id);
  const country = city?.parent_id ? catalogue.locations.get(city.parent_id) : undefined;
  return city ? [city.name, country?.name].filter(Boolean).join(", ") : null;
};
