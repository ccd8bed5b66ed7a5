import type { Candidate } from "@devguild/schemas/applications";

// "jose" finds "José": diacritics are removed on both sides.
const normalize = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns the candidates whose name or skills contain every word of `text`. */
export const searchCandidates = (candidates: readonly Candidate[], text: string): Candidate[] => {
  const words = normalize(text).split(/\s+/).filter(Boolean);
  return candidates.filter(({ developer }) => {
    const known = normalize(
      [developer.full_name, ...developer.skills.map(({ name }) => name)].join("\n"),
    );
    return words.every((word) => known.includes(word));
  });
};
