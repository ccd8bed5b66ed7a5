import { plainText } from "@devguild/schemas/slugs";
import { and, eq, exists, isNotNull, or, type SQL, sql } from "drizzle-orm";

import { containsWords, idArray, matchesWordPrefixes, plainWords } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import type { Catalogue } from "../catalogue/catalogue.queries.ts";
import { findPlaces, hasNameStarting } from "../catalogue/name-search.policy.ts";
import { developers, developerSkills } from "../developers/developers.tables.ts";
import { users } from "../users/users.tables.ts";
import { applications } from "./applications.tables.ts";

const fullName = sql`${users.first_name} || ' ' || ${users.last_name}`;

const isNamed = (db: Db, word: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(developers)
      .innerJoin(users, eq(users.id, developers.user_id))
      .where(
        and(
          eq(developers.id, applications.developer_id),
          // The stored words have the address as well, so they only say whose name to read.
          matchesWordPrefixes(users.words, word),
          containsWords(fullName, word),
        ),
      ),
  );

const listSkillIds = ({ skills }: Catalogue, word: string) =>
  [...skills.values()].filter(({ name }) => plainText(name).includes(word)).map(({ id }) => id);

const hasSkill = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? undefined
    : exists(
        db
          .select({ one: sql`1` })
          .from(developerSkills)
          .where(
            and(
              eq(developerSkills.developer_id, applications.developer_id),
              sql`${developerSkills.skill_id} = any(${idArray(ids)})`,
            ),
          ),
      );

const MIN_LOCATION_LETTERS = 3;

const listCityIds = ({ cityNames, locations }: Catalogue, word: string) => {
  const countries = new Set<number | null>();
  for (const place of locations.values())
    if (place.kind === "country" && hasNameStarting(place, word)) countries.add(place.id);
  const cities = new Set(findPlaces(cityNames, word));
  if (countries.size > 0)
    for (const { id, parent_id: country } of locations.values())
      if (countries.has(country)) cities.add(id);
  return [...cities];
};

const livesIn = (db: Db, catalogue: Catalogue, word: string) => {
  // Shorter beginnings name thousands of cities.
  if (word.length < MIN_LOCATION_LETTERS) return undefined;
  const cities = listCityIds(catalogue, word);
  return exists(
    db
      .select({ one: sql`1` })
      .from(developers)
      .where(
        and(
          eq(developers.id, applications.developer_id),
          or(
            cities.length > 0
              ? sql`${developers.residence_city_id} = any(${idArray(cities)})`
              : undefined,
            and(
              isNotNull(developers.residence_name),
              matchesWordPrefixes(plainWords(sql`${developers.residence_name}`), word),
            ),
          ),
        ),
      ),
  );
};

/**
 * Matches applications of developers of whom each word of a text is the beginning of a word of their name, of the
 * city they live in, as they call it, too, or of its country, or is part of a skill; ignores case and accents.
 * Undefined for a text without words. `alsoMatches` finds words elsewhere, such as in the job's title.
 */
export const matchesCandidate = (
  db: Db,
  catalogue: Catalogue,
  text: string,
  alsoMatches: (word: string) => SQL | undefined = () => undefined,
): SQL | undefined => {
  const words = plainText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return and(
    ...words.map((word) =>
      or(
        // Names are read one by one, so only those of candidates that nothing else has found.
        hasSkill(db, listSkillIds(catalogue, word)),
        alsoMatches(word),
        livesIn(db, catalogue, word),
        isNamed(db, word),
      ),
    ),
  );
};
