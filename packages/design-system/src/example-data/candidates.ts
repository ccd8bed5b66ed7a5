import type { CandidateCardView } from "../candidate-card/candidate-card.tsx";

const candidate = (
  name: string,
  line: string,
  points: number,
  skills: string,
  since: string,
  unread = false,
): CandidateCardView => ({ name, picture: null, line, points, skills, since, unread });

/** Fictional candidates for stories. */
export const candidates = {
  fresh: [
    candidate("Helena Vos", "Backend, 8 years", 5, "4 of 5 skills", "1 h", true),
    candidate("Piotr Olszewski", "Backend, 6 years", 4, "4 of 5 skills", "5 h"),
    candidate("Yusuf Karaca", "Full-stack, 4 years", 3, "3 of 5 skills", "2 days"),
  ],
  interviewing: [
    candidate("Nadia Moreau", "Backend, 7 years", 5, "5 of 5 skills", "6 days"),
    candidate("Rosalind Steiner-Vandenberghe", "Backend, 11 years", 4, "4 of 5 skills", "9 days"),
  ],
  hired: [candidate("Emil Wójcik", "Backend, 5 years", 4.5, "4 of 5 skills", "2 Nov")],
};
