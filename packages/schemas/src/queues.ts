import { z } from "zod";

import { instant, listQuery } from "./fields.ts";

const figure = z.number().int().min(0);

/** How much background work of one kind there is. */
const queue = z.object({
  name: z.string(),
  label: z.string(),
  /** What is due and hasn't finished. */
  waiting: figure,
  /** What failed and hasn't succeeded since. */
  failed: figure,
});
export const queues = z.array(queue);
export type Queue = z.infer<typeof queue>;

/** A page of failed tasks. */
export const failedTasksQuery = listQuery;

/** Background work that failed and hasn't succeeded since. */
export const failedTask = z.object({
  id: z.uuid(),
  label: z.string(),
  /** Only for an email. */
  mail: z.object({ to: z.string(), subject: z.string() }).nullable(),
  reason: z.string(),
  tries: figure,
  failed_at: instant,
  /** When it is tried again by itself; null if it has given up. */
  next_try_at: instant.nullable(),
  /** Whether that try is due, and about to begin. */
  is_due: z.boolean(),
  may_retry: z.boolean(),
});
export type FailedTask = z.infer<typeof failedTask>;

export const QUEUE_MESSAGES = {
  notFailed: "Someone has already dealt with this, or it’s being tried again.",
  retried: "Someone has already had this tried again, or it has worked by itself.",
} as const;
