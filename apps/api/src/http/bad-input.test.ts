import type { Endpoint } from "@devguild/contract/endpoint";
import { paramNames } from "@devguild/contract/endpoint";
import { problem } from "@devguild/schemas/problems";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { addressOf, contractCalls } from "../../testing/contract-calls.ts";
import { contractWorld, type World } from "../../testing/contract-world.ts";
import type { PersonName } from "../../testing/people.ts";
import type { TestAnswer } from "../../testing/test-answer.ts";
import { openApi, type TestApi } from "../../testing/test-api.ts";
import { selectRows } from "../db/db.ts";

const LONG = "x".repeat(100_000);
const NUL = "a\u0000b";
const LONE_SURROGATE = "a\ud800b";
const TOO_DEEP = 100_000;

let api: TestApi;
let world: World;

beforeAll(async () => {
  api = await openApi();
  world = await contractWorld(api);
});

// Somebody who may make the call, so that it is the input that is refused.
const callerOf = ({ access }: Endpoint): PersonName => {
  if (access === "anyone") return "guest";
  const [{ as }] = access;
  return as === "admin" ? "superAdmin" : as === "company" ? "owner" : "developer";
};

/** A mark of everything that is stored, table by table, but for sessions and counted attempts. */
const stateOf = async () => {
  const tables = await selectRows<{ name: string }>(
    api.db,
    sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public'
      and table_name not in ('sessions', 'throttles', 'locations', 'skills', 'region_countries')
  `,
  );
  const all = tables.map(
    ({ name }) =>
      sql`select ${name} as name, md5(string_agg(r::text, '|' order by r::text)) as mark from ${sql.identifier(name)} r`,
  );
  const marks = await selectRows<{ name: string; mark: string | null }>(
    api.db,
    sql`
    ${sql.join(all, sql` union all `)}
    union all select 'mails', count(*)::text from queue.job where name = 'send-mail'
  `,
  );
  return new Map(marks.map(({ name, mark }) => [name, mark]));
};

type Input = { path: string; body?: string | undefined };

const isProblem = (answer: TestAnswer) =>
  answer.status >= 400 && answer.status < 500 && problem.safeParse(answer.json).success;

/** What became of `inputs`: those that were not refused in the one shape, and which tables changed. */
const outcomeOf = async (endpoint: Endpoint, inputs: readonly Input[]) => {
  const token = await world.tokenOf(callerOf(endpoint));
  const before = await stateOf();
  const notRefused: string[] = [];
  for (const { path, body } of inputs) {
    const answer = await api.send(endpoint.method, path, { token, body });
    if (!isProblem(answer))
      notRefused.push(`${answer.status} ${path.slice(0, 200)} ${body?.slice(0, 200)}`);
  }
  const after = await stateOf();
  return {
    notRefused,
    changed: [...after.keys()].filter((name) => after.get(name) !== before.get(name)),
  };
};

const REFUSED = { notRefused: [], changed: [] };

const WRONG: Record<string, readonly unknown[]> = {
  string: [5, true, null, [], {}, LONG, NUL, LONE_SURROGATE],
  number: ["x", "1", true, null, [], {}, -1, 1.5, 2 ** 53, 2 ** 63, 1e21],
  boolean: ["yes", 2, -1, null, [], {}],
  array: ["x", 5, true, null, {}],
  object: ["x", 5, true, null, []],
};

const kindOf = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);

/** Every copy of `value` in which one thing, however deep, is of a wrong type or size. */
const spoilt = (value: unknown, path: string): [path: string, copy: unknown][] => {
  const copies = (WRONG[kindOf(value)] ?? []).map((wrong): [string, unknown] => [
    `${path} ${typeof wrong === "string" && wrong.length > 9 ? "long" : JSON.stringify(wrong)}`,
    wrong,
  ]);
  if (Array.isArray(value))
    return [
      ...copies,
      ...spoilt(value[0], `${path}.0`).map(([at, item]): [string, unknown] => [at, [item]]),
    ];
  if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value))
      copies.push(
        ...spoilt(item, path ? `${path}.${key}` : key).map(([at, wrong]): [string, unknown] => [
          at,
          Object.assign({}, value, { [key]: wrong }),
        ]),
      );
  return copies;
};

describe("a body that is wrong in any way is refused, and nothing changes", () => {
  const withBody = contractCalls.filter(({ endpoint }) => endpoint.body);
  test.each(withBody)("$name", async ({ endpoint, sample, fine = [] }) => {
    const { params, body = {} } = (await sample?.(world)) ?? {};
    const path = addressOf(endpoint, params);
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
    const copies = spoilt(body, "");
    expect(fine.filter((each) => copies.every(([at]) => at !== each))).toEqual([]);
    const wrong = copies
      .filter(([at]) => !fine.includes(at))
      .map(([, copy]) => JSON.stringify(copy));
    expect(
      await outcomeOf(
        endpoint,
        [...texts, ...wrong].map((text) => ({ path, body: text })),
      ),
    ).toEqual(REFUSED);
  });
});

describe("an id that cannot be one, or that nothing has, is not found", () => {
  const BAD_IDS = [
    "0",
    "-1",
    "1.5",
    "1e21",
    "999999999",
    "9007199254740993",
    "9223372036854775808",
    "99999999999999999999999999",
    "abc",
    "NaN",
    "%00",
    "%ED%A0%80",
    "1%00",
    "..%2F1",
    "%",
  ];
  const withParams = contractCalls.filter(({ endpoint }) => endpoint.path.includes(":"));
  test.each(withParams)("$name", async ({ endpoint, sample, zeroIsFine }) => {
    const { params = {}, body } = (await sample?.(world)) ?? {};
    // A slug beside an id decides nothing: whatever it says, the id leads to the right address.
    const deciding = paramNames(endpoint.path.replace("/:id/:slug", "/:id"));
    const inputs = deciding.flatMap((param) =>
      BAD_IDS.filter((id) => id !== "0" || !zeroIsFine?.includes(param)).map((id) => ({
        path: addressOf(endpoint, { ...params, [param]: id }),
        body: body && JSON.stringify(body),
      })),
    );
    expect(await outcomeOf(endpoint, inputs)).toEqual(REFUSED);
  });
});

const PAGES = new Set(["page", "jobs_page", "job_listings_page"]);
const IDS = new Set([
  "skills",
  "locations",
  "seniorities",
  "languages",
  "skillId",
  "locationId",
  "price_id",
  "seniority_id",
  "city_place_ids",
  "language_id",
  "skill_ids",
  "remote_locations",
]);
const NO_NUMBERS = ["abc", "NaN", "1.5", "1e21", "9223372036854775808", "-1"];

const badValues = (key: string): string[] => {
  if (PAGES.has(key)) return [...NO_NUMBERS, "10001", ...(key === "page" ? ["0", ""] : [])];
  if (IDS.has(key)) return [...NO_NUMBERS, "0", ""];
  if (["company_id", "job_id"].includes(key)) return NO_NUMBERS;
  if (key === "per_page") return ["abc", "NaN", "1.5", "1e21"];
  if (key === "status") return ["abc", "17", "-2", "1e21"];
  if (["remote", "orderBy", "order_by", "order_by_direction", "page_type"].includes(key))
    return ["2", "-1", "nonsense", ""];
  return [LONG];
};

describe("a query that is wrong in any way is refused", () => {
  const withQuery = contractCalls.filter(({ endpoint }) => endpoint.query);
  test.each(withQuery)("$name", async ({ endpoint, sample }) => {
    const { params, query = {} } = (await sample?.(world)) ?? {};
    const wrong = Object.keys(query).flatMap((key) =>
      [...badValues(key), NUL].map((value) => Object.assign({}, query, { [key]: value })),
    );
    const unknown = { ...query, unknown: NUL };
    expect(
      await outcomeOf(
        endpoint,
        [...wrong, unknown].map((each) => ({ path: addressOf(endpoint, params, each) })),
      ),
    ).toEqual(REFUSED);
  });

  test("names of JavaScript's own are names like any other", async () => {
    const own = "__proto__=1&constructor=2&toString=3&hasOwnProperty=4&__proto__[]=5";
    expect((await api.send("GET", `/jobs?${own}`)).status).toBe(200);
    const posted = await api.send("POST", "/tracking/event", {
      body: '{"event_type":"search.jobs","event_data":{"__proto__":{"a":1},"constructor":1}}',
    });
    expect(posted.status).toBe(204);
  });
});

test("a body that is too large, and a call that does not exist, are told so in the same shape", async () => {
  const large = await api.send("POST", "/tracking/event", { body: " ".repeat(1024 * 1024 + 1) });
  expect(large.status).toBe(413);
  expect(large.problem.errors).toEqual({});
  const unknown = await api.send("GET", "/no/such/call");
  expect(unknown.status).toBe(404);
  expect(unknown.problem).toMatchObject({ message: expect.any(String), errors: {} });
});
