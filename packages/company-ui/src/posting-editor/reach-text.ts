import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import type { Reach } from "@devguild/schemas/postings";

import type { PostingDraft } from "./posting-draft.ts";

/** The part of a draft that decides who it reaches. */
export type ReachDraft = Pick<
  PostingDraft,
  "seniorities" | "language_id" | "skills" | "cities" | "remote" | "remote_locations"
>;

export const toReachDraft = (draft: PostingDraft): ReachDraft => ({
  seniorities: draft.seniorities,
  language_id: draft.language_id,
  skills: draft.skills,
  cities: draft.cities,
  remote: draft.remote,
  remote_locations: draft.remote_locations,
});

/** Builds the query of the estimate. Only the lowest seniority is sent; it includes the others. */
export const toReachQuery = (draft: ReachDraft): Partial<Reach> => ({
  ...(draft.seniorities.length > 0 && { seniority_id: Math.min(...draft.seniorities) }),
  ...(draft.language_id !== null && { language_id: draft.language_id }),
  skill_ids: draft.skills.map(({ id }) => id),
  city_place_ids: draft.cities.map(({ place_id }) => Number(place_id)),
  ...(draft.remote && {
    remote: true,
    remote_locations: draft.remote_locations.map(({ id }) => id),
  }),
});

type NamedItem = { key: string | number; name: string };

const describeListChange = (before: readonly NamedItem[], after: readonly NamedItem[]) => {
  const added = after.find(({ key }) => !before.some((each) => each.key === key));
  if (added) return `you added ${added.name}`;
  const removed = before.find(({ key }) => !after.some((each) => each.key === key));
  return removed ? `you removed ${removed.name}` : null;
};

const nameSkills = ({ skills }: ReachDraft) => skills.map(({ id, name }) => ({ key: id, name }));
const nameCities = ({ cities }: ReachDraft) =>
  cities.map(({ place_id, as_string }) => ({ key: place_id, name: as_string }));
const nameAreas = ({ remote, remote_locations }: ReachDraft) =>
  remote ? remote_locations.map(({ id, label }) => ({ key: id, name: label })) : [];
const nameSeniorities = ({ seniorities }: ReachDraft) =>
  seniorities.map((id) => ({
    key: id,
    name: EXPERIENCES.find((each) => each.id === id)?.title ?? "a seniority",
  }));

/** Describes the edit between two drafts: "Since you added Poland." Pure. */
export const describeChange = (before: ReachDraft, after: ReachDraft): string => {
  const remote =
    before.remote === after.remote ? null : `you ${after.remote ? "added" : "removed"} remote`;
  const language = before.language_id === after.language_id ? null : "you changed the language";
  const cause =
    remote ??
    describeListChange(nameAreas(before), nameAreas(after)) ??
    describeListChange(nameCities(before), nameCities(after)) ??
    describeListChange(nameSkills(before), nameSkills(after)) ??
    describeListChange(nameSeniorities(before), nameSeniorities(after)) ??
    language ??
    "your last edit";
  return `Since ${cause}.`;
};

/** Another draft that may reach more people, and the text around their number. */
export type Alternative = { draft: ReachDraft; before: string; after: string };

/**
 * Suggests the first change worth trying: English at work, then remote work; null if neither
 * applies.
 */
export const suggestAlternative = (
  draft: ReachDraft,
  languages: readonly { id: number; name: string }[],
): Alternative | null => {
  const english = languages.find(({ name }) => name === "English");
  const current = languages.find(({ id }) => id === draft.language_id);
  if (english && current && current.id !== english.id)
    return {
      draft: { ...draft, language_id: english.id },
      before: `Working in English instead of ${current.name} would reach `,
      after: " more.",
    };
  if (!draft.remote && draft.cities.length > 0)
    return {
      draft: { ...draft, remote: true },
      before: "Offering remote work would reach ",
      after: " more.",
    };
  return null;
};
