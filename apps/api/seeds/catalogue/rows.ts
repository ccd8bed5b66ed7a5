import { toSlug } from "@devguild/schemas/slugs";

import { LANGUAGES } from "./languages.ts";
import { locationRows } from "./locations.ts";
import { SKILL_LABELS, SKILLS } from "./skills.ts";

/** All rows of the catalogue. Their ids are given here, so that each database has the same ones. */
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
