/** How a colleague rates a candidate, the best first. */
export const CANDIDATE_RATINGS = ["strong_yes", "yes", "no", "strong_no"] as const;
export type CandidateRating = (typeof CANDIDATE_RATINGS)[number];

export const RATING_LABELS: Record<CandidateRating, string> = {
  strong_yes: "Strong yes",
  yes: "Yes",
  no: "No",
  strong_no: "Strong no",
};

export const NOTE_MAX = 5000;

/** How many notes colleagues can write about one candidate. */
export const NOTES_MAX = 500;

export const NOTE_MESSAGES = {
  empty: "Please write a note.",
  tooMany: `There can be up to ${NOTES_MAX} notes about a candidate. Please delete some first.`,
} as const;
