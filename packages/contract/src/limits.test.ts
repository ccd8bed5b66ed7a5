import { toLimitMessage } from "@devguild/schemas/limit-messages";
import { expect, test } from "vitest";
import { z } from "zod";

import { contract } from "./contract.ts";
import type { Endpoint, Schema } from "./endpoint.ts";

type Json = { [key: string]: unknown };
type Limit = { path: readonly (string | number)[]; tooMuch: unknown; limit: number };

// No limit that a person could reach.
const TECHNICAL = 1_000_000_000;

/** Lists every limit of a schema, with a value just past it. */
const listLimits = (schema: Json, path: readonly (string | number)[] = []): Limit[] => {
  const limits: Limit[] = [];
  const { maxLength, maximum, maxItems, properties, items, anyOf } = schema as {
    maxLength?: number;
    maximum?: number;
    maxItems?: number;
    properties?: Record<string, Json>;
    items?: Json;
    anyOf?: Json[];
  };
  if (maxLength !== undefined)
    limits.push({ path, tooMuch: "x".repeat(maxLength + 1), limit: maxLength });
  if (maximum !== undefined && maximum < TECHNICAL)
    limits.push({ path, tooMuch: maximum + 1, limit: maximum });
  if (maxItems !== undefined)
    limits.push({ path, tooMuch: Array.from({ length: maxItems + 1 }), limit: maxItems });
  for (const [name, property] of Object.entries(properties ?? {}))
    limits.push(...listLimits(property, [...path, name]));
  if (items) limits.push(...listLimits(items, [...path, 0]));
  for (const option of anyOf ?? []) limits.push(...listLimits(option, path));
  return limits;
};

// Nobody types these, or their message says what form is wanted, which is right in both cases.
const SAME_WHEN_MISSING = new Set([
  "challenge_id",
  "contact_email",
  "file_name",
  "form_token",
  "img_name",
  "linkedin",
  "mfa_token",
  "phone_number",
  "portrait_url",
  "residence_place_id",
  "token",
]);

const place = (path: readonly (string | number)[], value: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  return key === 0 ? [place(rest, value)] : { [key]: place(rest, value) };
};

type Issue = z.core.$ZodIssue;

const flatten = (issues: readonly Issue[]): Issue[] =>
  issues.flatMap((issue) =>
    issue.code === "invalid_union" ? [issue, ...issue.errors.flatMap(flatten)] : [issue],
  );

const messagesAt = (schema: Schema, path: Limit["path"], value: unknown) =>
  flatten(z.safeParse(schema, place(path, value), { error: toLimitMessage }).error?.issues ?? [])
    .filter((issue) => issue.path.join(".") === path.join(".") || issue.path.length === 0)
    .filter((issue) => issue.path.length > 0 || path.length === 0);

const CALLS = Object.entries(contract).flatMap(([noun, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).flatMap(([name, { body, query }]) =>
    [body, query].flatMap((schema) => (schema ? [[`${noun}.${name}`, schema] as const] : [])),
  ),
);

test.each(CALLS)("%s says what is too long, too many or too high", (_, schema) => {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  for (const { path, tooMuch } of listLimits(json)) {
    const field = path.join(".");
    const over = messagesAt(schema, path, tooMuch).filter(({ code }) => code === "too_big");
    const missing = messagesAt(schema, path, undefined).map(({ message }) => message);
    for (const { message } of over) {
      expect(message, field).not.toMatch(/^Too big|expected/);
      if (!SAME_WHEN_MISSING.has(field)) expect(missing, field).not.toContain(message);
    }
  }
});

test("the walk finds limits", () => {
  const found = CALLS.flatMap(([, schema]) =>
    listLimits(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })),
  );
  expect(found.length).toBeGreaterThan(150);
});
