import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { industries } from "./industries.tables.ts";

const calls = contract.industries;

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
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
