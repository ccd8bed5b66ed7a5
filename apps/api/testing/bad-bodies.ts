import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";

import { LONE_SURROGATE, LONG, NUL, findOutcome, REFUSED } from "./bad-input.ts";
import { buildAddress, contractCalls, splitCalls } from "./contract-calls.ts";
import { contractWorld, type World } from "./contract-world.ts";
import { openApi, type TestApi } from "./test-api.ts";

const TOO_DEEP = 100_000;

const WRONG: Record<string, readonly unknown[]> = {
  string: [5, true, null, [], {}, LONG, NUL, LONE_SURROGATE],
  number: ["x", "1", true, null, [], {}, -1, 1.5, 2 ** 53, 2 ** 63, 1e21],
  boolean: ["yes", 2, -1, null, [], {}],
  array: ["x", 5, true, null, {}],
  object: ["x", 5, true, null, []],
};

/** Addresses that show another host than the one they lead to. */
const listMisleading = (address: string) => [
  address.replace("://", "://devguild.example@"),
  address.replace("://", "://\u202E"),
];

/** Addresses that no one types. */
const OF_BROWSERS = new Set(["endpoint", "page_url", "redirect_uri"]);

const isTypedAddress = (value: unknown, name: string): value is string =>
  typeof value === "string" && /^https?:\/\//.test(value) && !OF_BROWSERS.has(name);

const getKind = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);

/** Returns every copy of `value` with one part, at any depth, of a wrong type or size. */
const listSpoilt = (value: unknown, path: string): [path: string, copy: unknown][] => {
  const all = [
    ...(WRONG[getKind(value)] ?? []),
    ...(isTypedAddress(value, path) ? listMisleading(value) : []),
  ];
  const copies = all.map((wrong): [string, unknown] => [
    `${path} ${typeof wrong === "string" && wrong.length > 9 ? "long" : JSON.stringify(wrong)}`,
    wrong,
  ]);
  if (Array.isArray(value))
    return [
      ...copies,
      ...listSpoilt(value[0], `${path}.0`).map(([at, item]): [string, unknown] => [at, [item]]),
    ];
  if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value))
      copies.push(
        ...listSpoilt(item, path ? `${path}.${key}` : key).map(([at, wrong]): [string, unknown] => [
          at,
          Object.assign({}, value, { [key]: wrong }),
        ]),
      );
  return copies;
};

/** Returns a copy of `value` whose addresses begin as a phone's keyboard begins them. */
const withCapitals = (value: unknown, name = ""): unknown => {
  if (isTypedAddress(value, name)) return value.replace(/^http/, "Http");
  if (Array.isArray(value)) return value.map((item) => withCapitals(item, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withCapitals(item, key)] as const),
  );
};

/** Returns the calls of one part that take a body. */
export const listBodyCalls = splitCalls(
  contractCalls.filter(({ endpoint }) => endpoint.body),
  2,
);

/** Tests each call of one part with bodies that are wrong in one place. */
export const testBadBodies = (part: number) => {
  let api: TestApi;
  let world: World;

  beforeAll(async () => {
    api = await openApi();
    world = await contractWorld(api);
  });

  describe("an invalid body is rejected, and nothing changes", () => {
    test.each(listBodyCalls(part))("$name", async ({ endpoint, sample, validValues = [] }) => {
      const { params, body = {} } = (await sample?.(world)) ?? {};
      const path = buildAddress(endpoint, params);
      const texts = [
        "{",
        "nonsense",
        '{"a":}',
        "\u0000",
        "[]",
        '"text"',
        "null",
        "5",
        "true",
        "[".repeat(TOO_DEEP) + "]".repeat(TOO_DEEP),
        JSON.stringify({ ...body, unknown: NUL }),
        JSON.stringify({ ...body, unknown: [{ deep: LONE_SURROGATE }] }),
        JSON.stringify({ ...body, [NUL]: 1 }),
        JSON.stringify({ ...body, [LONE_SURROGATE]: 1 }),
        `{"unknown":${'{"a":'.repeat(TOO_DEEP)}1${"}".repeat(TOO_DEEP)}}`,
      ];
      const copies = listSpoilt(body, "");
      expect(validValues.filter((each) => copies.every(([at]) => at !== each))).toEqual([]);
      const wrong = copies
        .filter(([at]) => !validValues.includes(at))
        .map(([, copy]) => JSON.stringify(copy));
      expect(
        await findOutcome(
          { api, world },
          endpoint,
          [...texts, ...wrong].map((text) => ({ path, body: text })),
        ),
      ).toEqual(REFUSED);
    });
  });

  describe("an address that begins with a capital is stored without it, or refused", () => {
    test.each(listBodyCalls(part))("$name", async ({ endpoint, sample }) => {
      const { body } = (await sample?.(world)) ?? {};
      const { data } = endpoint.body ? z.safeParse(endpoint.body, withCapitals(body)) : {};
      expect(JSON.stringify(data ?? null)).not.toContain('"Http');
    });
  });
};
