import { z } from "zod";

/** A record's id: a positive integer, a JSON number. */
export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** An instant, ISO-8601 in UTC. */
export const instant = z.iso.datetime();

/** A yes or no that is also accepted as 1 or 0. */
export const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1)])
  .transform((value) => Boolean(value));

/** One line or one paragraph of text: trimmed, at most `max` characters. */
export const text = (max: number) => z.string().trim().max(max);

/** A text that must not be empty once trimmed. */
export const requiredText = (max: number, message = REQUIRED) =>
  z.string(message).trim().min(1, message).max(max);

/** The message of a required field that has no message of its own. */
const REQUIRED = "This is a required field.";

const listOf = (value: unknown) =>
  value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];

/** Ids of a query string: `skills[]=1&skills[]=2` or a repeated key; none is an empty list. */
export const queryIds = z.preprocess(
  listOf,
  z.array(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)).max(200),
);

/** Words of a query string, repeated keys as a list. */
export const queryTexts = z.preprocess(listOf, z.array(z.string().max(200)).max(50));

/** A slug as an address brings it, which may be no record's; nothing that long is a page's address. */
export const querySlug = z.string().max(2000).default("");

/** A 0/1 flag of a query string; absent is undefined. */
export const queryFlag = z
  .enum(["0", "1", "true", "false"])
  .transform((value) => value === "1" || value === "true")
  .optional();

const LAST_PAGE = 10_000;

/** A page number of a query string, 1 to 10,000; 1 where it is missing. */
export const queryPage = z.coerce.number().int().min(1).max(LAST_PAGE).default(1);

/** A page number where 0 asks for none of that list. */
export const queryPageOrNone = (missing: number) =>
  z.coerce.number().int().min(0).max(LAST_PAGE).default(missing);

/** Rows a page: clamped to 1–100, `missing` where it is not given. */
export const queryPerPage = (missing: number) =>
  z.coerce
    .number()
    .int()
    .transform((rows) => Math.min(100, Math.max(1, rows)))
    .default(missing);

/** How many of the featured ones: clamped to 1–24, `missing` where it is not given. */
export const queryCount = (missing: number) =>
  z.coerce
    .number()
    .int()
    .transform((count) => Math.min(24, Math.max(1, count)))
    .default(missing);

/** Where a paged list stands. */
const listMeta = z.object({
  current_page: z.number().int(),
  last_page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
});
export type ListMeta = z.infer<typeof listMeta>;

/** The answer of a call that gives one thing. */
export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data });

/** The answer of a call that gives one page of a list. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), meta: listMeta });

/** The answer of the few lists that call their meta `pagination`. */
export const paginationOf = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), pagination: listMeta });
