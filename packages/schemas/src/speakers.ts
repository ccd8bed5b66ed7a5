import { z } from "zod";

import {
  SPEAKER_COMPANY_MAX,
  SPEAKER_MESSAGES as M,
  SPEAKER_NAME_MAX,
  SPEAKER_ROLE_MAX,
} from "./constants/speakers.ts";
import { id, portraitAddress, queryCount, requiredText, text } from "./fields.ts";

/** A speaker to choose, with what tells them from others of the same name. */
export const speakerOption = z.object({ id, label: z.string(), detail: z.string() });
export type SpeakerOption = z.infer<typeof speakerOption>;

/** Words to find a speaker by. */
export const findSpeakersQuery = z.object({
  search: z.string().trim().max(200).default(""),
  count: queryCount(12),
});
export type FindSpeakersQuery = z.infer<typeof findSpeakersQuery>;

/** A speaker to add; their picture was uploaded here. */
export const newSpeakerBody = z.object({
  name: requiredText(SPEAKER_NAME_MAX, M.nameRequired),
  /** Their job. */
  title: text(SPEAKER_ROLE_MAX).default(""),
  company: text(SPEAKER_COMPANY_MAX).default(""),
  portrait_url: portraitAddress(M.pictureForeign).nullable().default(null),
});
export type NewSpeakerBody = z.infer<typeof newSpeakerBody>;
