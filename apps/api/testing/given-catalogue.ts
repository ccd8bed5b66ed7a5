import type { Db } from "../src/db/db.ts";
import { getCatalogue, refreshCatalogue } from "../src/modules/catalogue/catalogue.queries.ts";
import { skillCategories, skills } from "../src/modules/catalogue/catalogue.tables.ts";

let serial = 0;

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

  /** Adds a skill and returns its id. */
  const skill = async (values: Partial<typeof skills.$inferInsert> = {}) => {
    serial += 1;
    const [category] = await db.select().from(skillCategories).limit(1);
    const [row] = await db
      .insert(skills)
      .values({
        name: `Skill ${serial}`,
        slug: `skill-${serial}`,
        label: `Skill ${serial}`,
        category_id: category?.id ?? 1,
        ...values,
      })
      .returning({ id: skills.id });
    refreshCatalogue();
    if (!row) throw new Error("No skill was made.");
    return row.id;
  };

  return { skill, skillId, placeId, languageId };
};
