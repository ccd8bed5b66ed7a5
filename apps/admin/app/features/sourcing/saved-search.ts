import { SOURCING_PERIODS, SOURCING_RESIDENCIES } from "@devguild/schemas/constants/sourcing";
import type { SourcingOptions } from "@devguild/schemas/sourcing";
import type { SavedCriteria, SavedSourcingSearch } from "@devguild/schemas/sourcing-searches";

import { type SourcingSearch, type Token, toFilters } from "./sourcing-search.ts";
import { nameSeniority, signedUpToken, seenToken } from "./suggest-tokens.ts";

/** Converts a search to what is saved of it. Pure. */
export const toCriteria = (search: SourcingSearch): SavedCriteria => ({
  ...toFilters(search),
  order_by: search.order,
});

/** Converts a saved search to the screen's; skills, languages and places that are gone are left out. Pure. */
export const toSearch = (
  { search, places, job }: Pick<SavedSourcingSearch, "search" | "places" | "job">,
  options: SourcingOptions,
): SourcingSearch => {
  const residency = SOURCING_RESIDENCIES.find(({ id }) => id === search.residency);
  const signedUp = SOURCING_PERIODS.find(({ id }) => id === search.signed_up);
  const lastSeen = SOURCING_PERIODS.find(({ id }) => id === search.last_seen);
  const tokens: Token[] = [
    ...search.skills.flatMap(({ id, yoe_min: atLeast }): Token[] => {
      const skill = options.skills.find((each) => each.id === id);
      return skill ? [{ kind: "skill", id, label: skill.label, atLeast }] : [];
    }),
    ...(residency && residency.id !== "any"
      ? [{ kind: "residency" as const, id: residency.id, label: residency.value }]
      : []),
    ...places.map(({ id, label, is_city: isCity }): Token => ({
      kind: "location",
      id,
      label,
      isCity,
    })),
    ...search.seniorities.flatMap((id): Token[] => {
      const seniority = options.seniority.find((each) => each.id === id);
      return seniority ? [{ kind: "seniority", id, label: nameSeniority(seniority.value) }] : [];
    }),
    ...search.language.flatMap(({ id, level_min: atLeast }): Token[] => {
      const language = options.languages.find((each) => each.id === id);
      return language ? [{ kind: "language", id, label: language.value, atLeast }] : [];
    }),
    ...(signedUp && signedUp.id !== "any" ? [signedUpToken(signedUp.id, signedUp.value)] : []),
    ...(lastSeen && lastSeen.id !== "any" ? [seenToken(lastSeen.id, lastSeen.value)] : []),
    ...(search.words === ""
      ? []
      : [{ kind: "words" as const, id: search.words, label: `“${search.words}”` }]),
  ];
  return {
    tokens,
    skillsRequired: search.skills_required,
    radiusKm: search.radius_km,
    order: search.order_by,
    job,
  };
};

const byNumber = (one: { id: number }, other: { id: number }) => one.id - other.id;

const toKey = (criteria: SavedCriteria) =>
  JSON.stringify({
    ...criteria,
    skills: criteria.skills.toSorted(byNumber),
    language: criteria.language.toSorted(byNumber),
    locations: criteria.locations.toSorted((a, b) => a - b),
    seniorities: criteria.seniorities.toSorted((a, b) => a - b),
  });

/** Returns whether a saved search is the one on the screen, in whatever order its filters were added. Pure. */
export const isSameSearch = (
  saved: SavedSourcingSearch,
  search: SourcingSearch,
  options: SourcingOptions,
) => toKey(toCriteria(toSearch(saved, options))) === toKey(toCriteria(search));
