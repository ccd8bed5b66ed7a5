import { z } from "zod";

import { CANDIDATE_RATINGS, NOTE_MAX, NOTE_MESSAGES } from "./constants/candidate-notes.ts";
import { id, instant, queryFlag, requiredText } from "./fields.ts";

const rating = z.enum(CANDIDATE_RATINGS);

/** What colleagues know about a candidate, which the candidate never sees. */
export const candidateTeam = z.object({
  notes: z.array(
    z.object({
      id,
      author_name: z.string(),
      is_own: z.boolean(),
      body: z.string(),
      /** The colleagues named in it, who got an email. */
      mentions: z.array(z.string()),
      created_at: instant,
    }),
  ),
  ratings: z.object({
    own: rating.nullable(),
    /** How many colleagues have rated. */
    others_count: z.number().int(),
    /** Their ratings; null until the caller has rated or asked for them. */
    others: z.array(z.object({ full_name: z.string(), rating })).nullable(),
  }),
  /** Which colleagues have opened the candidate, the last first. */
  visits: z.array(z.object({ full_name: z.string(), seen_at: instant })),
});
export type CandidateTeam = z.infer<typeof candidateTeam>;

/** `reveal` shows the ratings of others before one has rated. */
export const candidateTeamQuery = z.object({ reveal: queryFlag });

/** A note; colleagues are named as "@Ada Lovelace". */
export const candidateNoteBody = z.object({
  body: requiredText(NOTE_MAX, NOTE_MESSAGES.empty),
});

export const candidateRatingBody = z.object({ rating: rating.nullable() });

/** A colleague who can see candidates. */
export const candidateColleague = z.object({ user_id: id, full_name: z.string() });
export type CandidateColleague = z.infer<typeof candidateColleague>;
