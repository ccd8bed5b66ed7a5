import type { z } from "zod";

/** The message of a text that is too long. */
export const tooLong = (max: number) => `Use at most ${max.toLocaleString("en")} characters.`;

const plural = (count: number | bigint, unit: string) =>
  `${count.toLocaleString("en")} ${unit}${Number(count) === 1 ? "" : "s"}`;

const sayLimit = (least: boolean, origin: string, limit: number | bigint) => {
  const bound = least ? "at least" : "at most";
  if (origin === "string") return `Use ${bound} ${plural(limit, "character")}.`;
  if (origin === "array" || origin === "set") return `Choose ${bound} ${limit}.`;
  return `Enter ${bound} ${limit.toLocaleString("en")}.`;
};

/**
 * Says what the limit is if a value is too long, too many, too high or too low, for schemas without a
 * message of their own; undefined for any other issue. For `error` of a zod parse.
 */
export const toLimitMessage = (issue: z.core.$ZodRawIssue): string | undefined => {
  if (issue.code === "too_big") return sayLimit(false, issue.origin, issue.maximum);
  if (issue.code === "too_small") return sayLimit(true, issue.origin, issue.minimum);
  return undefined;
};
