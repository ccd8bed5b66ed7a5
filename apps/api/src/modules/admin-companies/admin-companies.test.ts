import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { countAllFacets } from "../public-companies/public-companies.tasks.ts";

const calls = contract.adminCompanies;
type Query = NonNullable<Parameters<typeof list>[0]>;

let api: TestApi;
let given: Given;
let admin: Awaited<ReturnType<Given["admin"]>>;
const ids: Record<string, number> = {};

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  admin = await given.admin("account-manager");
  const make = async (name: string, values: Parameters<Given["company"]>[0], holder?: object) => {
    const company = await given.company({ name, ...values });
    ids[name] = company.id;
    if (holder) {
      const { id } = await given.login(holder);
      await given.actAs(id, {
        type: "company",
        company_id: company.id,
        role: "company-account-owner",
      });
    }
    return company;
  };
  const day = (number: number) => ({ created_at: new Date(Date.UTC(2026, 0, number)) });
  const mine = { customer_success_manager_id: admin.userId };
  const alpha = await make(
    "Alpha",
    { ...day(3), credits: 5, ...mine },
    { email: "Owner.Of.Alpha@Alpha.example", first_name: "Ada", last_name: "Alpha" },
  );
  await given.membership(alpha.id);
  await given.membership(alpha.id, { kind: "MARKETING", valid_until: new Date() });
  const beta = await make("beta", { ...day(1), credits: 9 });
  await given.membership(beta.id, { kind: "MARKETING" });
  await given.membership(beta.id);
  await make("Öko 100%", { ...day(2), credits: 0, published: false });
  await make("Gamma", { ...day(4), credits: 1 }, { email_verified_at: null });
  await make("Delta", { ...day(5), credits: 3, deleted_at: new Date(), ...mine });
  await given.openJob({ company: alpha });
  await given.openJob({ company: alpha });
  await given.openJob({ company: alpha, expire_at: new Date(Date.now() - 1000) });
  await given.openJob({ company: alpha, status: "draft" });
  await countAllFacets(api.db);
});

const list = (query: Parameters<typeof api.call<typeof calls.list>>[1]["query"] = {}) =>
  api.call(calls.list, { query }, admin);

const namesOf = async (query: Query) => (await list(query)).body.data.map(({ name }) => name);

describe("the back office's companies", () => {
  test("show the account owner, the customer success manager and the membership", async () => {
    const [row] = (await list({ search: "alpha" })).body.data;
    expect(row).toMatchObject({
      id: ids["Alpha"],
      status: 1,
      published_jobs: 2,
      credits: 5,
      memberships: ["RECRUITING"],
      account_holder: {
        full_name: "Ada Alpha",
        email: "Owner.Of.Alpha@Alpha.example",
        email_verified: true,
      },
      customer_success_manager: { id: admin.userId },
    });
  });

  test.each<[Query, string[]]>([
    [{ search: "ALPHA" }, ["Alpha"]],
    [{ search: "owner.of" }, ["Alpha"]],
    [{ search: "öko" }, ["Öko 100%"]],
    [{ search: "100%" }, ["Öko 100%"]],
    [{ search: "oko 10" }, ["Öko 100%"]],
    [{ search: "ada" }, ["Alpha", "Gamma"]],
    [{ search: "alpha.example" }, ["Alpha"]],
    [{ search: "owner.of.alpha@alpha" }, ["Alpha"]],
    [{ search: "lpha" }, []],
    [{ search: "%" }, []],
    [{ search: "_" }, []],
    [{ search: "\\" }, []],
    [{ search: "  beta " }, ["beta"]],
    [{ search: "nobody" }, []],
    [{ status: 0 }, ["Öko 100%"]],
    [{ status: 1 }, ["Alpha", "beta", "Gamma"]],
    [{ status: 2 }, ["Gamma"]],
    [{ status: 3 }, ["Delta"]],
    [{ status: -1 }, ["Alpha", "beta", "Delta", "Gamma", "Öko 100%"]],
    [{ membership_type: ["RECRUITING"] }, ["Alpha", "beta"]],
    [{ membership_type: ["MARKETING"] }, ["beta"]],
    [{ membership_type: ["none"], status: 1 }, ["Gamma"]],
    [{ membership_type: ["none", "MARKETING"], status: 1 }, ["beta", "Gamma"]],
    [{ membership_type: ["unknown"] }, []],
    [{ search: "a", status: 1, membership_type: ["RECRUITING"] }, ["Alpha"]],
  ])("are found with %j", async (query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  test("are found by id", async () => {
    expect(await namesOf({ search: String(ids["Gamma"]) })).toContain("Gamma");
  });

  test.each<[NonNullable<Query["order_by"]>, string[]]>([
    ["name", ["Alpha", "beta", "Delta", "Gamma", "Öko 100%"]],
    ["created_at", ["beta", "Öko 100%", "Alpha", "Gamma", "Delta"]],
    ["credits", ["Öko 100%", "Gamma", "Delta", "Alpha", "beta"]],
  ])("are sorted by %s, in both directions", async (order_by, names) => {
    expect(await namesOf({ order_by, order_by_direction: "asc" })).toEqual(names);
    expect(await namesOf({ order_by, order_by_direction: "desc" })).toEqual(names.toReversed());
  });

  test("are sorted by number of published jobs", async () => {
    const order_by = "published_jobs";
    expect((await namesOf({ order_by, order_by_direction: "desc" }))[0]).toBe("Alpha");
    expect((await namesOf({ order_by, order_by_direction: "asc" })).at(-1)).toBe("Alpha");
  });

  test("are paginated, and empty past the last page", async () => {
    const { data, meta } = (await list({ page: 2, per_page: 2 })).body;
    expect(data.map(({ name }) => name)).toEqual(["Delta", "Gamma"]);
    expect(meta).toEqual({ current_page: 2, last_page: 3, per_page: 2, total: 5 });
    const past = (await list({ page: 10_000, per_page: 2 })).body;
    expect(past).toEqual({ data: [], meta: { ...meta, current_page: 10_000 } });
    expect((await list({ per_page: 5000 })).body.meta.per_page).toBe(100);
    expect((await list({ search: "nobody" })).body.meta).toMatchObject({ last_page: 1, total: 0 });
  });
});

test("an admin's own companies are those they manage", async () => {
  const { data } = (await api.call(calls.assigned, {}, admin)).body;
  expect(data.map(({ name }) => name)).toEqual(["Alpha"]);
  const other = await given.admin("account-manager");
  expect((await api.call(calls.assigned, {}, other)).body.data).toEqual([]);
});

test("every status that companies can be filtered by is offered", async () => {
  const { data } = (await api.call(calls.options, {}, admin)).body;
  expect(data.statuses.map(({ id }) => id)).toEqual([-1, 0, 4, 1, 2, 3]);
  for (const { id } of data.statuses) expect((await list({ status: id })).status).toBe(200);
});

test("ready to publish is what is unpublished and has a confirmed account holder", async () => {
  const owned = async (name: string, holder: object | null) => {
    const company = await given.company({ name, published: false });
    if (holder) await given.companyUser(company.id, "company-account-owner", holder);
  };
  await owned("Ready", {});
  await owned("Unconfirmed", { email_verified_at: null });
  await owned("Without a holder", null);
  expect(await namesOf({ status: 4 })).toEqual(["Ready"]);
});

test("a search comes in pages, in the order of the list, whether it finds few or many", async () => {
  const FOUND = 10_002;
  const read = async (search: string, page: number) => {
    const { data, meta } = (
      await list({ search, page, per_page: 2, order_by: "credits", order_by_direction: "desc" })
    ).body;
    return { names: data.map(({ name }) => name), total: meta.total };
  };
  await api.db.execute(sql`insert into companies (name, slug, credits, published)
    select 'Vielfirma ' || number, 'vielfirma-' || number, number, true
    from generate_series(1, ${FOUND}) number`);
  expect(await read("Vielfirma", 2)).toEqual({
    names: [`Vielfirma ${FOUND - 2}`, `Vielfirma ${FOUND - 3}`],
    total: FOUND,
  });
  expect(await read("Vielfirma", FOUND / 2 + 1)).toEqual({ names: [], total: FOUND });
  expect(await read("vielfirma 777", 2)).toEqual({
    names: ["Vielfirma 7777", "Vielfirma 7776"],
    total: 11,
  });
  expect(await read("vielfirma 777", 6)).toEqual({ names: ["Vielfirma 777"], total: 11 });
  expect(await read("vielfirma 777", 7)).toEqual({ names: [], total: 11 });
});
