import type { Db } from "../src/db/db.ts";
import {
  languages,
  locations,
  regionCountries,
  skillCategories,
  skills,
} from "../src/modules/catalogue/catalogue.tables.ts";
import { catalogueRows } from "./catalogue/rows.ts";
import { continueIds, insertRows } from "./insert-rows.ts";

/** Skills, languages and places: what every installation starts with. Fills an empty catalogue only. */
export const seedCatalogue = async (db: Db) => {
  const present = await db.select({ id: skills.id }).from(skills).limit(1);
  if (present.length > 0) return;
  const rows = catalogueRows();
  await insertRows(db, skillCategories, rows.categories);
  await insertRows(db, skills, rows.skills);
  await insertRows(db, languages, rows.languages);
  await insertRows(db, locations, rows.locations);
  await insertRows(db, regionCountries, rows.regionCountries);
  await continueIds(db, [skillCategories, skills, languages, locations]);
};
