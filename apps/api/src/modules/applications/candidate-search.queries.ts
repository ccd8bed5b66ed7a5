import { plainText } from "@devguild/schemas/slugs";
import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";

import { containsWords, idArray } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import type { Catalogue } from "../catalogue/catalogue.queries.ts";
import { locations } from "../catalogue/catalogue.tables.ts";
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
      .where(and(eq(developers.id, applications.developer_id), containsWords(fullName, word))),
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

const livesIn = (db: Db, { cityNames, locations: places }: Catalogue, word: string) => {
  // Shorter beginnings name thousands of cities.
  if (word.length < MIN_LOCATION_LETTERS) return undefined;
  const cities = findPlaces(cityNames, word);
  const countries = [...places.values()]
    .filter((place) => place.kind === "country" && hasNameStarting(place, word))
    .map(({ id }) => id);
  return exists(
    db
      .select({ one: sql`1` })
      .from(developers)
      .innerJoin(locations, eq(locations.id, developers.residence_city_id))
      .where(
        and(
          eq(developers.id, applications.developer_id),
          or(
            sql`${locations.id} = any(${idArray(cities)})`,
            sql`${locations.parent_id} = any(${idArray(countries)})`,
            containsWords(sql`${developers.residence_name}`, word),
          ),
        ),
      ),
  );
};

/**
 * Matches applications of developers whose name, skills or own name of their town contain every word of
 * a text, or who live in a city or country whose name starts with it; ignores case and accents. Undefined
 * for a text without words. `alsoMatches` finds words elsewhere, such as in the job's title.
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
