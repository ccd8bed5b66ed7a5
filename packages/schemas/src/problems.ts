import { z } from "zod";

/** The body of every error response; `errors` has a list of messages per field. */
export const problem = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  code: z.string().optional(),
});
export type ProblemBody = z.infer<typeof problem>;
