import { contract } from "@devguild/contract/contract";
import type { BodyInput } from "@devguild/contract/endpoint";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";
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

  test("are found by a part of their name or slug, ignoring case", async () => {
    expect(await namesOf({ search: "PORT LOG" })).toEqual(["Port logistics"]);
    expect(await namesOf({ search: "port-logis" })).toEqual(["Port logistics"]);
    for (const search of ["%", "_", "zzzz"]) expect(await namesOf({ search })).toEqual([]);
  });

  test("are sorted by name in both directions, and paginated", async () => {
    const { data, meta } = await list({ per_page: 100 });
    const names = data.map(({ name }) => name);
    expect(names).toHaveLength(meta.total);
    expect(await namesOf({ order_by_direction: "desc" })).toEqual(names.toReversed());
    expect(await namesOf({ per_page: 5, page: 2 })).toEqual(names.slice(5, 10));
  });

  test("are filtered by whether companies can choose them", async () => {
    await api.db.update(industries).set({ active: false }).where(eq(industries.label, "Energy"));
    expect(await namesOf({ active: false })).toContain("Energy");
    expect(await namesOf({ active: true })).not.toContain("Energy");
  });
});

describe("staff who edit the catalogue", () => {
  const write = async (body: BodyInput<typeof calls.create>, id?: number) => {
    const admin = await given.admin();
    return id === undefined
      ? api.call(calls.create, { body }, admin)
      : api.call(calls.update, { params: { id }, body }, admin);
  };
  const listRows = () => api.db.select().from(industries).orderBy(industries.id);

  test("add an industry, with a slug made from its name", async () => {
    const { status, body } = await write({ name: "  Space travel " });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: "Space travel", slug: "space-travel", active: true });
    expect(await listOptions()).toContain("Space travel");
  });

  test("rename one for every company in it, and deactivate it", async () => {
    const { id } = (await write({ name: "Ferries" })).body.data;
    const company = await given.company();
    await given.profile(company.id, { industries: [id] });
    await write({ name: "Ferries and ports", slug: "ferries", active: false }, id);
    expect(await listOptions()).not.toContain("Ferries and ports");
    const page = await api.call(contract.publicCompanies.details, {
      query: { company_id: company.id, company_slug: company.slug },
    });
    expect(page.body.data.industries).toEqual([
      { id, label: "Ferries and ports", slug: "ferries" },
    ]);
    const [entry] = await api.db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.action, "industry.edit"), eq(auditLog.subject_id, id)));
    expect(entry?.details).toMatchObject({
      changes: {
        label: { before: "Ferries", after: "Ferries and ports" },
        active: { before: true, after: false },
      },
    });
  });

  test.each([
    [{ name: "Energy" }, { name: ["There’s already an industry with this name."] }],
    [{ name: "ENERGY" }, { name: ["There’s already an industry with this name."] }],
    [{ name: "Wind", slug: "energy" }, { slug: ["Another industry has this slug."] }],
    [{ name: " " }, { name: ["This is a required field."] }],
    [{ name: "Wind", slug: "Wind!" }, { slug: ["Use lowercase letters, digits and hyphens."] }],
  ])(
    "get an error on the field for %j, on create and on update, and nothing changes",
    async (body, errors) => {
      const before = await listRows();
      for (const id of [undefined, 1])
        expect((await write(body, id)).problem.errors).toEqual(errors);
      expect(await listRows()).toEqual(before);
    },
  );

  test("get one success if two add the same one at once", async () => {
    const answers = await Promise.all([write({ name: "Twins" }), write({ name: "Twins" })]);
    const statuses = answers.map(({ status }) => String(status));
    expect(statuses.toSorted()).toEqual(["201", "422"]);
  });

  test("get a 404 for an unknown industry", async () => {
    expect((await write({ name: "Nowhere" }, 999_999)).status).toBe(404);
  });
});
