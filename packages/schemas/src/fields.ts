import { z } from "zod";

import { COVER_ADDRESS } from "./constants/cover-address.ts";
import { tooLong } from "./limit-messages.ts";

/** A record's id: a positive integer, as a JSON number. */
export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** A point in time, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** A boolean that is also accepted as 1 or 0. */
export const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1)])
  .transform((value) => Boolean(value));

/** A line or paragraph of text: trimmed, at most `max` characters. */
export const text = (max: number) => z.string().trim().max(max, tooLong(max));

/** A text that must not be empty after trimming. */
export const requiredText = (max: number, message = REQUIRED) =>
  z.string(message).trim().min(1, message).max(max, tooLong(max));

/** The message of required fields without their own. */
const REQUIRED = "This is a required field.";

/** A text whose empty value clears it, as null does. */
export const clearableText = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => value || null);

/** The id of a record that has to be chosen; `message` if it isn't. */
export const chosenId = (message: string) =>
  z.number(message).int().positive(message).max(Number.MAX_SAFE_INTEGER);

/** An id with the name to show for it. */
export const labelledId = z.object({ id, label: z.string() });

/** The address of an uploaded cover; `message` for any other address. */
export const coverAddress = (message: string) =>
  z.string(message).max(200, message).regex(COVER_ADDRESS, message);

const PORTRAIT_ADDRESS = /^\/api\/files\/(?:logos|avatars)\/[A-Za-z0-9-]+\.(?:svg|png|jpg|webp)$/;

/** The address of an uploaded portrait; `message` for any other address. */
export const portraitAddress = (message: string) =>
  z.string(message).max(200, message).regex(PORTRAIT_ADDRESS, message);

/** A query parameter as a list: a missing one is empty, a single one a list of one. */
export const toList = (value: unknown) =>
  value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];

/**
 * Ids in a query string: `skills[]=1&skills[]=2` or a repeated key; a missing key is an empty list.
 */
export const queryIds = z.preprocess(
  toList,
  z.array(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)).max(200),
);

/** Texts in a query string, repeated keys as a list. */
export const queryTexts = z.preprocess(toList, z.array(z.string().max(200)).max(50));

/**
 * A slug in a query string, which may not belong to any record; longer ones can't be a page's URL.
 */
export const querySlug = z.string().max(2000).default("");

/** A 0/1 flag in a query string; undefined if it is missing. */
export const queryFlag = z
  .enum(["0", "1", "true", "false"])
  .transform((value) => value === "1" || value === "true")
  .optional();

const LAST_PAGE = 10_000;

/** A page number in a query string, 1 to 10,000; 1 by default. */
export const queryPage = z.coerce.number().int().min(1).max(LAST_PAGE).default(1);

/** A page number; 0 leaves out that list. */
export const queryPageOrNone = (missing: number) =>
  z.coerce.number().int().min(0).max(LAST_PAGE).default(missing);

/** Rows per page: clamped to 1–100, `missing` by default. */
export const queryPerPage = (missing: number) =>
  z.coerce
    .number()
    .int()
    .transform((rows) => Math.min(100, Math.max(1, rows)))
    .default(missing);

/** Where the next page of a list begins: what the previous page returned. */
export const queryCursor = z
  .string()
  .regex(/^[0-9a-z]{1,8}-[0-9a-z]{1,11}$/, "Use the cursor that the previous page returned.")
  .optional();

/** The number of featured items: clamped to 1–24, `missing` by default. */
export const queryCount = (missing: number) =>
  z.coerce
    .number()
    .int()
    .transform((count) => Math.min(24, Math.max(1, count)))
    .default(missing);

/** A page of a list that has no other parameters. */
export const listQuery = z.object({ page: queryPage, per_page: queryPerPage(100) });
export type ListQuery = z.infer<typeof listQuery>;

/** The position in a paginated list. */
export const listMeta = z.object({
  current_page: z.number().int(),
  last_page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
  /** Present if counting stopped at `total`, as there are more. */
  capped: z.literal(true).optional(),
});
export type ListMeta = z.infer<typeof listMeta>;

/** The response of a call with a single result. */
export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data });

/** The response of a call with one page of a list. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), meta: listMeta });

/** The response of the few lists whose meta is called `pagination`. */
export const paginationOf = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), pagination: listMeta });
