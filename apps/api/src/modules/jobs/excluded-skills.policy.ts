import { splitOperators, WORD } from "@devguild/job-index/words";
import { plainText } from "@devguild/schemas/slugs";

import type { Catalogue } from "../catalogue/catalogue.queries.ts";
import { getMeanings } from "./word-meanings.policy.ts";

/**
 * Adds the skills that a search text leaves out by name: "-java" leaves out ads that ask for Java, not
 * only those with the word in their title.
 */
export const withExcludedSkills = <Search extends { job_title: string }>(
  catalogue: Catalogue,
  search: Search,
): Search & { excluded_skills?: readonly number[] } => {
  const { excluded } = splitOperators(search.job_title);
  if (excluded.length === 0) return search;
  const { find } = getMeanings(catalogue);
  const excluded_skills = excluded
    .flatMap((text) => find(plainText(text).match(WORD)?.join(" ") ?? ""))
    .flatMap((meaning) => (meaning.kind === "skill" ? meaning.id : []));
  return { ...search, excluded_skills };
};
