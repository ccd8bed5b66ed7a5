import type { Candidate } from "@devguild/schemas/applications";

// "jose" finds "José": the marks above letters are left out on both sides.
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The candidates in whose name or skills every word of `text` occurs. */
export const searchCandidates = (candidates: readonly Candidate[], text: string): Candidate[] => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return candidates.filter(({ developer }) => {
    const known = plain(
      [developer.full_name, ...developer.skills.map(({ name }) => name)].join("\n"),
    );
    return words.every((word) => known.includes(word));
  });
};
