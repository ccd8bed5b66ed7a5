import { z } from "zod";

import { DEVELOPER_STAFF_MESSAGES as M, INTERVIEW_MAX } from "./constants/admin-developers.ts";
import { id, instant, requiredText } from "./fields.ts";

/** What staff noted about an interview; only staff see it. */
export const interview = z.object({
  id,
  job_id: id,
  text: z.string(),
  author: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
});
export type Interview = z.infer<typeof interview>;

export const interviewBody = z.object({
  job_id: id,
  text: requiredText(INTERVIEW_MAX, M.interviewRequired),
});
export type InterviewBody = z.infer<typeof interviewBody>;
