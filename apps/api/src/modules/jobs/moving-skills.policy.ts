import type { Catalogue } from "../catalogue/catalogue.queries.ts";

type Skills = { skills: readonly number[]; excluded_skills?: readonly number[] };

/**
 * Adds the skills that were merged into those of a search, as long as there may be jobs that still have
 * them: a merge shows at once, however long the move takes. Source: docs/product/skills.md.
 */
export const withMovingSkills = <Search extends Skills>(
  { movingSkills }: Pick<Catalogue, "movingSkills">,
  search: Search,
): Search => {
  if (movingSkills.size === 0) return search;
  const addMoving = (ids: readonly number[]) =>
    ids.flatMap((id) => [id].concat(movingSkills.get(id) ?? []));
  const { skills, excluded_skills: excluded } = search;
  return {
    ...search,
    skills: addMoving(skills),
    ...(excluded && { excluded_skills: addMoving(excluded) }),
  };
};
