import { type Endpoint, isIdParam, paramNames, type Schema } from "@devguild/contract/endpoint";
import {
  INVALID_INPUT,
  NESTED_TOO_DEEP,
  NOT_A_NUMBER,
  UNSTORABLE_TEXT,
} from "@devguild/schemas/constants/problems";
import { toLimitMessage } from "@devguild/schemas/limit-messages";
import type { Context } from "hono";
import { z } from "zod";

import { invalid, notFound, Problem } from "./problems.ts";

const fieldErrors = (issues: readonly z.core.$ZodIssue[]) => {
  const errors: Record<string, string[]> = Object.create(null);
  for (const issue of issues) (errors[issue.path.join(".") || "body"] ??= []).push(issue.message);
  return errors;
};

// A word where a number belongs is a typo in a URL; the schema's own message talks about types instead.
const toMessage = (issue: z.core.$ZodRawIssue) =>
  issue.code === "invalid_type" && Number.isNaN(issue.input) ? NOT_A_NUMBER : toLimitMessage(issue);

const parse = <Of extends Schema>(schema: Of, input: unknown): z.output<Of> => {
  const parsed = z.safeParse(schema, input, { error: toMessage });
  if (parsed.success) return parsed.data;
  throw new Problem("invalid", INVALID_INPUT, { errors: fieldErrors(parsed.error.issues) });
};

/** Returns whether the database can store a text: no NUL and no lone surrogates. */
export const isStorable = (text: string) => !text.includes("\u0000") && text.isWellFormed();

const MAX_DEPTH = 32;

const refuseUnstorable = (value: unknown, path: string, depth = 0): void => {
  // Code that walks the input later may do so recursively.
  if (depth > MAX_DEPTH) invalid({ [path.split(".")[0] || "body"]: NESTED_TOO_DEEP });
  if (typeof value === "string") {
    if (!isStorable(value)) invalid({ [path || "body"]: UNSTORABLE_TEXT });
  } else if (value !== null && typeof value === "object")
    for (const [key, item] of Object.entries(value)) {
      if (!isStorable(key)) invalid({ [path || "body"]: UNSTORABLE_TEXT });
      refuseUnstorable(item, path ? `${path}.${key}` : key, depth + 1);
    }
};

/** Reads path parameters; an impossible id or an unstorable text is a 404. */
export const readParams = (endpoint: Endpoint, c: Context): Record<string, string | number> =>
  Object.fromEntries(
    paramNames(endpoint.path).map((name) => {
      const value = c.req.param(name) ?? "";
      if (!isStorable(value)) return notFound();
      if (!isIdParam(name)) return [name, value];
      const id = /^\d{1,16}$/.test(value) ? Number(value) : 0;
      const isNew = value === "0" && endpoint.newIds?.includes(name) === true;
      return isNew || (Number.isSafeInteger(id) && id > 0) ? [name, id] : notFound();
    }),
  );

/** Reads the query string, with `key[]` and repeated keys as lists. */
export const readQuery = <Of extends Schema>(schema: Of, url: string): z.output<Of> => {
  const given = Map.groupBy(new URL(url).searchParams, ([key]) => key.replace(/\[\]$/, ""));
  const values = Object.fromEntries(
    [...given].map(([name, pairs]) => {
      const [[key, first], ...more] = pairs as [[string, string], ...[string, string][]];
      const isList = more.length > 0 || key.endsWith("[]");
      return [name, isList ? pairs.map(([, value]) => value) : first];
    }),
  );
  refuseUnstorable(values, "");
  return parse(schema, values);
};

/** Reads the JSON body; anything that isn't JSON is invalid input, not a server error. */
export const readBody = async (schema: Schema, c: Context): Promise<unknown> => {
  const text = await c.req.text();
  let body: unknown;
  try {
    body = text === "" ? {} : JSON.parse(text);
  } catch {
    return invalid({ body: "The body is not valid JSON." });
  }
  refuseUnstorable(body, "");
  return parse(schema, body);
};

const MAX_KEY_LENGTH = 255;

/** Returns the key that names a request that creates something, if it has one. Throws 422. */
export const readIdempotencyKey = ({ method }: Endpoint, c: Context): string | undefined => {
  const key = method === "POST" ? c.req.header("Idempotency-Key") : undefined;
  if (key !== undefined && key.length > MAX_KEY_LENGTH)
    throw new Problem("invalid", `An Idempotency-Key has at most ${MAX_KEY_LENGTH} characters.`);
  return key || undefined;
};
