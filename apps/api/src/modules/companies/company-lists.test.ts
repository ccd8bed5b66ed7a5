import { contract } from "@devguild/contract/contract";
import { EMPLOYEE_RANGES, HIRING_PREFERENCES } from "@devguild/schemas/constants/companies";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { countFacets } from "./count-facets.ts";

const lists = contract.companyLists;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const labelsOf = async (query: object = {}) => {
  const { body } = await api.call(lists.companies, { query: { no_cache: true, ...query } });
  return body.data.map(({ label }) => label);
};

describe("the list of companies", () => {
  test("holds the published ones by name, all or of a kind", async () => {
    await given.openJob({ company: await given.company({ name: "beta" }) });
    await given.company({ name: "Alpha" });
    await given.company({ name: "Agents", type: 1 });
    await given.company({ name: "Hidden", published: false });
    await countFacets(api.db);
    expect(await labelsOf()).toEqual(["Agents", "Alpha", "beta"]);
    expect(await labelsOf({ agencies: true })).toEqual(["Agents"]);
    expect(await labelsOf({ agencies: false })).toEqual(["Alpha", "beta"]);
    expect(await labelsOf({ public_jobs_only: true })).toEqual(["beta"]);
    expect(await labelsOf({ public_jobs_only: true, agencies: true })).toEqual([]);
  });

  test("is read anew where that is asked for", async () => {
    await api.call(lists.companies, {});
    await given.company({ name: "Newcomer" });
    const { body } = await api.call(lists.companies, {});
    expect(body.data.map(({ label }) => label)).not.toContain("Newcomer");
    expect(await labelsOf()).toContain("Newcomer");
  });
});

test("what a company can describe itself by has an id, a label and a slug", async () => {
  const answers = [
    await api.call(lists.employees, {}),
    await api.call(lists.hiringPreferences, {}),
    await api.call(lists.industries, {}),
    await api.call(lists.keyValues, {}),
  ];
  expect(answers.map(({ body }) => body.data.length)).toEqual([
    EMPLOYEE_RANGES.length,
    HIRING_PREFERENCES.length,
    expect.any(Number),
    expect.any(Number),
  ]);
  for (const { body } of answers) {
    const slugs = body.data.map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(3);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]*[a-z][a-z0-9-]*$/);
  }
});

test("companies with a marketing membership are those where it counts now", async () => {
  const admin = await given.admin();
  const day = 24 * 60 * 60 * 1000;
  const member = await given.company({ name: "Member", logo_url: "/l.svg" });
  await given.membership(member.id, { kind: "MARKETING" });
  await given.membership(member.id, { kind: "MARKETING" });
  await given.membership((await given.company()).id, { kind: "RECRUITING" });
  await given.membership((await given.company()).id, {
    kind: "MARKETING",
    valid_until: new Date(Date.now() - day / 2),
  });
  const { body } = await api.call(lists.marketingMembers, {}, admin);
  expect(body.data).toEqual([{ id: member.id, full_name: "Member", image: "/l.svg" }]);
});

test("talent managers are the admins of that role", async () => {
  const admin = await given.admin();
  const manager = await given.admin("talent-manager");
  const { body } = await api.call(lists.talentManagers, {}, admin);
  expect(body.data.map(({ id }) => id)).toEqual([manager.userId]);
  expect(body.data[0]?.full_name).toMatch(/^Ada Person \d+$/);
});
