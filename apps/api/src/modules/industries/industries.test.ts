import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { industries } from "./industries.tables.ts";

const calls = contract.industries;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const listOptions = async () =>
  (await api.call(calls.options, {})).body.data.map(({ label }) => label);

test("companies choose from the active industries, by name", async () => {
  const before = await listOptions();
  expect(before).toEqual(before.toSorted());
  expect(before).toContain("Automotive");
  await api.db.update(industries).set({ active: false }).where(eq(industries.label, "Automotive"));
  expect(await listOptions()).toEqual(before.filter((label) => label !== "Automotive"));
});

describe("the catalogue's industries", () => {
  const list = async (query: Parameters<typeof api.call<typeof calls.list>>[1]["query"]) =>
    (await api.call(calls.list, { query }, await given.admin())).body;
  const namesOf = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).data.map(({ name }) => name);

  test("are found by a part of their name or slug, in any case", async () => {
    expect(await namesOf({ search: "PORT LOG" })).toEqual(["Port logistics"]);
    expect(await namesOf({ search: "port-logis" })).toEqual(["Port logistics"]);
    for (const search of ["%", "_", "zzzz"]) expect(await namesOf({ search })).toEqual([]);
  });

  test("are listed by name from either end, a page at a time", async () => {
    const { data, meta } = await list({ per_page: 100 });
    const names = data.map(({ name }) => name);
    expect(names).toHaveLength(meta.total);
    expect(await namesOf({ order_by_direction: "desc" })).toEqual(names.toReversed());
    expect(await namesOf({ per_page: 5, page: 2 })).toEqual(names.slice(5, 10));
  });

  test("are narrowed to those that companies can choose, or can't", async () => {
    await api.db.update(industries).set({ active: false }).where(eq(industries.label, "Energy"));
    expect(await namesOf({ active: false })).toContain("Energy");
    expect(await namesOf({ active: true })).not.toContain("Energy");
  });
});
