import { paramNames } from "@devguild/contract/endpoint";
import { beforeAll, describe, expect, test } from "vitest";

import { LONG, NUL, findOutcome, REFUSED } from "../../testing/bad-input.ts";
import { buildAddress, contractCalls } from "../../testing/contract-calls.ts";
import { contractWorld, type World } from "../../testing/contract-world.ts";
import { openApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let world: World;

beforeAll(async () => {
  api = await openApi();
  world = await contractWorld(api);
});

describe("an invalid or unknown id is a 404", () => {
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
  test.each(withParams)("$name", async ({ endpoint, sample, allowsZero }) => {
    const { params = {}, body } = (await sample?.(world)) ?? {};
    // A slug next to an id is ignored: whatever it says, the id leads to the right address.
    const deciding = paramNames(endpoint.path.replace("/:id/:slug", "/:id"));
    const inputs = deciding.flatMap((param) =>
      BAD_IDS.filter((id) => id !== "0" || !allowsZero?.includes(param)).map((id) => ({
        path: buildAddress(endpoint, { ...params, [param]: id }),
        body: body && JSON.stringify(body),
      })),
    );
    expect(await findOutcome({ api, world }, endpoint, inputs)).toEqual(REFUSED);
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

describe("an invalid query is rejected", () => {
  const withQuery = contractCalls.filter(({ endpoint }) => endpoint.query);
  test.each(withQuery)("$name", async ({ endpoint, sample }) => {
    const { params, query = {} } = (await sample?.(world)) ?? {};
    const wrong = Object.keys(query).flatMap((key) =>
      [...badValues(key), NUL].map((value) => Object.assign({}, query, { [key]: value })),
    );
    const unknown = { ...query, unknown: NUL };
    expect(
      await findOutcome(
        { api, world },
        endpoint,
        [...wrong, unknown].map((each) => ({ path: buildAddress(endpoint, params, each) })),
      ),
    ).toEqual(REFUSED);
  });

  test("names of JavaScript properties are treated like any other", async () => {
    const own = "__proto__=1&constructor=2&toString=3&hasOwnProperty=4&__proto__[]=5";
    expect((await api.send("GET", `/jobs?${own}`)).status).toBe(200);
    const posted = await api.send("POST", "/tracking/event", {
      body: '{"event_type":"search.jobs","event_data":{"__proto__":{"a":1},"constructor":1}}',
    });
    expect(posted.status).toBe(204);
  });
});

test("a body that is too large and an unknown call get errors of the same shape", async () => {
  const large = await api.send("POST", "/tracking/event", { body: " ".repeat(1024 * 1024 + 1) });
  expect(large.status).toBe(413);
  expect(large.problem.errors).toEqual({});
  const unknown = await api.send("GET", "/no/such/call");
  expect(unknown.status).toBe(404);
  expect(unknown.problem).toMatchObject({ message: expect.any(String), errors: {} });
});
