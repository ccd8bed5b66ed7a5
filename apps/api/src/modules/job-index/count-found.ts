import { FOUND_SKILLS_SHOWN, SALARY_STEPS } from "@devguild/schemas/constants/jobs";
import type { JobFacets } from "@devguild/schemas/jobs";

import type { DocumentIndex } from "./document-index.ts";
import { UNSTATED_STEP } from "./documents.ts";
import type { Facet, Found } from "./find-documents.ts";
import type { Column, Tally } from "./tally.ts";

type OptionCount = { id: number; count: number };

/** The column that a facet is counted by. */
const COLUMN_OF: Record<Facet, Column> = {
  skills: "skills",
  locations: "places",
  seniorities: "profiles",
  languages: "profiles",
  hybrid_option: "profiles",
  remote: "profiles",
  salary: "salaries",
};

const byCount = (a: OptionCount, b: OptionCount) => b.count - a.count || a.id - b.id;

const sorted = (ids: readonly number[], counts: Uint32Array): OptionCount[] => {
  const options: OptionCount[] = [];
  for (let ordinal = 0; ordinal < ids.length; ordinal++) {
    const count = counts[ordinal] as number;
    if (count > 0) options.push({ id: ids[ordinal] as number, count });
  }
  return options.toSorted(byCount);
};

const listed = (counts: ReadonlyMap<number, number>): OptionCount[] =>
  [...counts].map(([id, count]) => ({ id, count })).toSorted(byCount);

const skillsOf = (index: DocumentIndex, { skills }: Tally) => sorted(index.skills.ids, skills);

const locationsOf = (index: DocumentIndex, { places }: Tally) => {
  const { pool, starts, lengths } = index.placeLists.columns;
  const counts = new Uint32Array(index.locations.ids.length);
  for (let list = 0; list < places.length; list++) {
    const documents = places[list] as number;
    if (documents === 0) continue;
    const start = starts[list] as number;
    const end = start + (lengths[list] as number);
    for (let place = start; place < end; place++) counts[pool[place] as number]! += documents;
  }
  return sorted(index.locations.ids, counts);
};

/** Counts by something that a profile says; it may say several values, or none. */
const byProfile = (
  index: DocumentIndex,
  { profiles }: Tally,
  valuesOf: (profile: DocumentIndex["profiles"]["values"][number]) => readonly number[],
) => {
  const counts = new Map<number, number>();
  for (const [number, profile] of index.profiles.values.entries()) {
    const documents = profiles[number] ?? 0;
    if (documents > 0)
      for (const id of valuesOf(profile)) counts.set(id, (counts.get(id) ?? 0) + documents);
  }
  return counts;
};

/**
 * For each option of each filter how many documents it would show given all other filters, and how
 * many were found. Exact.
 */
export const countFound = (
  index: DocumentIndex,
  { all, without }: Found,
): { total: number; facets: JobFacets } => {
  const total = without.size === 0 && all === index.live ? index.count : all.size();
  const open = (Object.keys(COLUMN_OF) as Facet[]).filter((facet) => !without.has(facet));
  const found = index.tally(all, total, new Set(["skills", ...open.map((f) => COLUMN_OF[f])]));
  const tallyFor = (facet: Facet): Tally => {
    const set = without.get(facet);
    return set ? index.tally(set, set.size(), new Set([COLUMN_OF[facet]])) : found;
  };
  const salary = tallyFor("salary").salaries;
  return {
    total,
    facets: {
      skills: skillsOf(index, tallyFor("skills")),
      locations: locationsOf(index, tallyFor("locations")),
      seniorities: listed(
        byProfile(index, tallyFor("seniorities"), (profile) => profile.seniorities),
      ),
      languages: listed(
        byProfile(index, tallyFor("languages"), ({ language }) =>
          language === null ? [] : [language],
        ),
      ),
      hybrid_options: listed(byProfile(index, tallyFor("hybrid_option"), ({ hybrid }) => [hybrid])),
      remote: byProfile(index, tallyFor("remote"), ({ remote }) => [remote ? 1 : 0]).get(1) ?? 0,
      salary: {
        counts: [...salary.subarray(0, SALARY_STEPS)],
        unstated: salary[UNSTATED_STEP] ?? 0,
      },
      found_skills: skillsOf(index, found).slice(0, FOUND_SKILLS_SHOWN),
    },
  };
};
