import { toSlug } from "@devguild/schemas/slugs";

import { LANGUAGES } from "./languages.ts";
import { locationRows } from "./locations.ts";
import { SKILL_LABELS, SKILLS } from "./skills.ts";

/** Builds all rows of the catalogue. Ids are assigned here, so that they are the same in every database. */
export const catalogueRows = () => {
  const categories = Object.keys(SKILLS).map((name, index) => ({
    id: index + 1,
    name,
    slug: toSlug(name, "category"),
  }));
  const skills = categories
    .flatMap(({ id, name }) => (SKILLS[name] ?? []).map((skill) => ({ category_id: id, skill })))
    .map(({ category_id, skill }, index) => {
      const [name, ...synonyms] = typeof skill === "string" ? [skill] : skill;
      const slug = toSlug(name.replace(/^\./, "dot "), "skill");
      return {
        id: index + 1,
        name,
        slug,
        label: SKILL_LABELS[name] ?? name,
        category_id,
        synonyms,
      };
    });
  const languages = LANGUAGES.map((name, index) => ({
    id: index + 1,
    name,
    slug: toSlug(name, "language"),
  }));
  return { categories, skills, languages, ...locationRows() };
};
export type CatalogueRows = ReturnType<typeof catalogueRows>;
