import type { DeveloperIndex } from "./developer-index.ts";
import {
  type DeveloperCriteria,
  type DeveloperFilter,
  intersectFilters,
  listDeveloperFilters,
  unite,
} from "./find-developers.ts";

/** How much of the chosen filters is asked for: what to count. */
export type CountedLevels = {
  years: readonly number[];
  levels: readonly number[];
  /** Where each radius looks. */
  places: readonly (readonly number[])[];
};

/**
 * Counts how many developers a search would find with other years of its skills, other levels of its languages,
 * and in other places, each in the order of `counted`: all other filters stay as they are. Exact.
 */
export const countDeveloperLevels = (
  index: DeveloperIndex,
  criteria: DeveloperCriteria,
  counted: CountedLevels,
) => {
  const everyone = index.foundFor(criteria.company);
  const filters = listDeveloperFilters(index, criteria);
  const findWithout = (isReplaced: (filter: DeveloperFilter) => boolean) =>
    intersectFilters(
      everyone,
      filters.filter((filter) => !isReplaced(filter)),
    );
  const { skills, languages, allSkills } = criteria;
  return {
    skills: skills.map(({ id }) => {
      const base = findWithout(({ group, filter }) =>
        allSkills ? filter === `skill:${id}` : group === "skills",
      );
      // Of any skills, the others are enough.
      const others = allSkills
        ? []
        : skills
            .filter((each) => each.id !== id)
            .map((each) => index.withSkill(each.id, each.years));
      return {
        id,
        counts: counted.years.map((years) =>
          base.intersection_size(unite([...others, index.withSkill(id, years)])),
        ),
      };
    }),
    languages: languages.map(({ id }) => {
      const base = findWithout(({ filter }) => filter === `language:${id}`);
      return {
        id,
        counts: counted.levels.map((level) =>
          base.intersection_size(index.withLanguage(id, level)),
        ),
      };
    }),
    places: counted.places.map((places) =>
      findWithout(({ group }) => group === "locations").intersection_size(index.livingIn(places)),
    ),
  };
};
