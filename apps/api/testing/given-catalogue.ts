import type { Db } from "../src/db/db.ts";
import { getCatalogue } from "../src/modules/catalogue/catalogue.queries.ts";

/** Looks up the ids of skills, locations and languages by slug. */
export const givenCatalogueOn = (db: Db) => {
  const skillId = async (slug: string) => {
    const skill = (await getCatalogue(db)).skillsBySlug.get(slug);
    if (!skill) throw new Error(`There is no skill ${slug}.`);
    return skill.id;
  };

  const placeId = async (slug: string) => {
    const location = (await getCatalogue(db)).locationsBySlug.get(slug);
    if (!location) throw new Error(`There is no location ${slug}.`);
    return location.id;
  };

  const languageId = async (slug: string) => {
    const language = (await getCatalogue(db)).languagesBySlug.get(slug);
    if (!language) throw new Error(`There is no language ${slug}.`);
    return language.id;
  };

  return { skillId, placeId, languageId };
};
