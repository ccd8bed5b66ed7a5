import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import type { Reach } from "@devguild/schemas/postings";

import type { PostingDraft } from "./posting-draft.ts";

/** A draft as far as it decides whom it reaches. */
export type ReachDraft = Pick<
  PostingDraft,
  "seniorities" | "language_id" | "skills" | "cities" | "remote" | "remote_locations"
>;

export const reachPart = (draft: PostingDraft): ReachDraft => ({
  seniorities: draft.seniorities,
  language_id: draft.language_id,
  skills: draft.skills,
  cities: draft.cities,
  remote: draft.remote,
  remote_locations: draft.remote_locations,
});

/** What is asked of the estimate. Of several seniorities the lowest: it takes in the others. */
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

type Named = { key: string | number; name: string };

const listChange = (before: readonly Named[], after: readonly Named[]) => {
  const added = after.find(({ key }) => !before.some((each) => each.key === key));
  if (added) return `you added ${added.name}`;
  const removed = before.find(({ key }) => !after.some((each) => each.key === key));
  return removed ? `you removed ${removed.name}` : null;
};

const skillNames = ({ skills }: ReachDraft) => skills.map(({ id, name }) => ({ key: id, name }));
const cityNames = ({ cities }: ReachDraft) =>
  cities.map(({ place_id, as_string }) => ({ key: place_id, name: as_string }));
const areaNames = ({ remote, remote_locations }: ReachDraft) =>
  remote ? remote_locations.map(({ id, label }) => ({ key: id, name: label })) : [];
const seniorityNames = ({ seniorities }: ReachDraft) =>
  seniorities.map((id) => ({
    key: id,
    name: EXPERIENCES.find((each) => each.id === id)?.title ?? "a seniority",
  }));

/** Which edit lies between two drafts: "The change since you added Poland." Pure. */
export const describeCause = (before: ReachDraft, after: ReachDraft): string => {
  const remote =
    before.remote === after.remote ? null : `you ${after.remote ? "added" : "removed"} remote`;
  const language = before.language_id === after.language_id ? null : "you changed the language";
  const cause =
    remote ??
    listChange(areaNames(before), areaNames(after)) ??
    listChange(cityNames(before), cityNames(after)) ??
    listChange(skillNames(before), skillNames(after)) ??
    listChange(seniorityNames(before), seniorityNames(after)) ??
    language ??
    "your last edit";
  return `The change since ${cause}.`;
};

/** Another draft that may reach more people, and what would have to be done for it. */
export type Alternative = { draft: ReachDraft; before: string; after: string };

/** The first thing worth trying: English at work, then remote beside the cities; null where neither is left. */
export const alternativeTo = (
  draft: ReachDraft,
  languages: readonly { id: number; name: string }[],
): Alternative | null => {
  const english = languages.find(({ name }) => name === "English");
  const spoken = languages.find(({ id }) => id === draft.language_id);
  if (english && spoken && spoken.id !== english.id)
    return {
      draft: { ...draft, language_id: english.id },
      before: `English instead of ${spoken.name} at work reaches `,
      after: " more.",
    };
  if (!draft.remote && draft.cities.length > 0)
    return {
      draft: { ...draft, remote: true },
      before: "Remote beside the office reaches ",
      after: " more.",
    };
  return null;
};
