import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";

import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { membershipPlans } from "./memberships.tables.ts";

const calls = contract.memberships;

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});

const change = (slug: string, values: Partial<typeof membershipPlans.$inferInsert>) =>
  api.db.update(membershipPlans).set(values).where(eq(membershipPlans.slug, slug));

afterEach(() => change("recruiting-s", { active: true, price_cents_month: 29_900 }));

const plansOf = async (call: "featured" | "recruiting" | "marketing" | "employerBranding") =>
  (await api.call(calls[call], {})).body.data;

describe("membership plans", () => {
  test("show the monthly price, the term and the number of job slots of each kind", async () => {
    const recruiting = await plansOf("recruiting");
    expect(
      recruiting.map(({ name, concurrent_jobs, price_cents_month }) => [
        name,
        concurrent_jobs,
        price_cents_month,
      ]),
    ).toEqual([
      ["Recruiting S", 1, 29_900],
      ["Recruiting M", 3, 69_900],
      ["Recruiting L", 10, 149_900],
    ]);
    expect(await plansOf("marketing")).toMatchObject([
      { kind: "MARKETING", concurrent_jobs: null, price_cents_month: 99_000 },
    ]);
    expect(await plansOf("employerBranding")).toEqual([
      {
        id: expect.any(Number),
        version: 1,
        kind: "EMPLOYER_BRANDING",
        name: "Employer branding",
        concurrent_jobs: null,
        price_cents_month: 79_000,
        currency: "EUR",
        duration_months: 12,
        features: expect.arrayContaining([expect.any(String)]),
        highlighted: true,
      },
    ]);
  });

  test("show the recommended plan of each kind", async () => {
    expect((await plansOf("featured")).map(({ name }) => name)).toEqual([
      "Recruiting M",
      "Marketing",
      "Employer branding",
    ]);
  });

  test("reflect changes by staff, and leave out discontinued plans", async () => {
    await change("recruiting-s", { price_cents_month: 31_900 });
    expect((await plansOf("recruiting"))[0]?.price_cents_month).toBe(31_900);
    await change("recruiting-s", { active: false });
    expect((await plansOf("recruiting")).map(({ name }) => name)).toEqual([
      "Recruiting M",
      "Recruiting L",
    ]);
  });
});
