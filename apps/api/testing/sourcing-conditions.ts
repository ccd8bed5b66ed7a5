import { SOURCING_PERIODS, type SourcingPeriod } from "@devguild/schemas/constants/sourcing";
import type { SourcingFilters } from "@devguild/schemas/sourcing";
import { gte, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

import { idArray, matchesWordPrefixes, plainWords } from "../src/db/conditions.ts";
import { DAY_MS } from "../src/time.ts";
import type { Catalogue } from "../src/modules/catalogue/catalogue.queries.ts";
import {
  developerLanguages,
  developers,
  developerSkills,
} from "../src/modules/developers/developers.tables.ts";
import { users } from "../src/modules/users/users.tables.ts";
import { listCitiesAround } from "../src/modules/sourcing/cities-around.policy.ts";

// Uncorrelated, so that PostgreSQL reads the matches once, by index, instead of for each developer.
const hasSkill = ({ id, yoe_min: years }: SourcingFilters["skills"][number]) =>
  sql`${developers.id} in (select ${developerSkills.developer_id} from ${developerSkills} where ${developerSkills.skill_id} = ${id} and ${developerSkills.years} >= ${years})`;

const speaks = ({ id, level_min: level }: SourcingFilters["language"][number]) =>
  sql`${developers.id} in (select ${developerLanguages.developer_id} from ${developerLanguages} where ${developerLanguages.language_id} = ${id} and ${developerLanguages.level_id} >= ${level})`;

const livesInEu = sql`(select c.eu from locations c join locations city on city.parent_id = c.id where city.id = ${developers.residence_city_id})`;

const RESIDENCIES = {
  any: undefined,
  eu: sql`${livesInEu}`,
  "non-eu": sql`not ${livesInEu}`,
} satisfies Record<SourcingFilters["residency"], SQL | undefined>;

const livesIn = (catalogue: Catalogue, { locations, radius_km: radius }: SourcingFilters) => {
  const chosen = locations.flatMap((id) => catalogue.locations.get(id) ?? []);
  const cities = chosen.filter(({ kind }) => kind === "city");
  const countries = [
    ...chosen.filter(({ kind }) => kind === "country").map(({ id }) => id),
    ...chosen.flatMap(({ id }) => catalogue.hierarchy.countriesByRegion.get(id) ?? []),
  ];
  const near = listCitiesAround(catalogue.locations, cities, radius);
  return or(
    near.length > 0 ? sql`${developers.residence_city_id} = any(${idArray(near)})` : undefined,
    countries.length > 0
      ? sql`${developers.residence_city_id} in (select id from locations where parent_id = any(${idArray(countries)}))`
      : undefined,
    // Places that no longer exist find nobody, instead of everybody.
    sql`false`,
  );
};

const isSince = (column: PgColumn, period: SourcingPeriod, now: Date) => {
  const days = SOURCING_PERIODS.find(({ id }) => id === period)?.days ?? null;
  return days === null ? undefined : gte(column, new Date(now.getTime() - days * DAY_MS));
};

const words = plainWords(
  sql`${developers.position} || ' ' || ${developers.job_title} || ' ' || ${developers.about_me}`,
);

/** One filter of a search by its name, as its condition. */
export type NamedCondition = { filter: string; condition: SQL };

/** Builds the conditions of a search, one for each filter that narrows it; `skill:3` is that of skill 3. */
export const listConditions = (
  catalogue: Catalogue,
  filters: SourcingFilters,
  now: Date,
): NamedCondition[] => {
  const skills = filters.skills_required
    ? filters.skills.map((each) => [`skill:${each.id}`, hasSkill(each)] as const)
    : [
        [
          "skills",
          filters.skills.length > 0 ? or(...filters.skills.map(hasSkill)) : undefined,
        ] as const,
      ];
  const levels = filters.seniorities.map((id) => id - 1);
  const named: (readonly [string, SQL | undefined])[] = [
    ...skills,
    ["residency", RESIDENCIES[filters.residency]],
    ["locations", filters.locations.length > 0 ? livesIn(catalogue, filters) : undefined],
    [
      "seniorities",
      levels.length > 0 ? inArray(developers.seniority, levels as (0 | 1 | 2)[]) : undefined,
    ],
    ...filters.language.map((each) => [`language:${each.id}`, speaks(each)] as const),
    ["signed_up", isSince(developers.created_at, filters.signed_up, now)],
    ["last_seen", isSince(users.last_login_at, filters.last_seen, now)],
    ["words", matchesWordPrefixes(words, filters.words)],
  ];
  return named.flatMap(([filter, condition]) => (condition ? [{ filter, condition }] : []));
};
