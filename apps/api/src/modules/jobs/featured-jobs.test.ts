import { contract } from "@devguild/contract/contract";
import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { MINUTE_MS } from "../../time.ts";
import { listRandomPremiumJobs } from "./featured-jobs.queries.ts";

const { featured, randomPremium, featuredSkills, featuredLocations } = contract.jobs;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe("featured jobs", () => {
  test("are the premium ones, then the newest, without duplicates", async () => {
    const old = await given.openJob({ offer_type: OFFER_TYPES.AD_PLUS, published_at: daysAgo(9) });
    const plain = await given.openJob({ published_at: daysAgo(1) });
    const plus = await given.openJob({ offer_type: OFFER_TYPES.AD_PLUS, published_at: daysAgo(3) });
    await given.openJob({
      offer_type: OFFER_TYPES.AD_PLUS,
      expire_at: daysAgo(1),
      published_at: daysAgo(2),
    });
    const ids = async (count: number) => {
      const { body } = await api.call(featured, { query: { count } });
      return body.data.map(({ id }) => id);
    };
    expect(await ids(3)).toEqual([plus.id, old.id, plain.id]);
    expect(await ids(1)).toEqual([plus.id]);
  });

  test("at random are premium only, and each gets its turn", async () => {
    const { body } = await api.call(randomPremium, { query: { count: 24 } });
    const premium = new Set(body.data.map(({ id }) => id));
    expect(premium.size).toBe(2);
    const shown = new Set<number>();
    for (let minute = 0; minute < premium.size; minute += 1) {
      const now = new Date(Date.now() + minute * MINUTE_MS);
      const [job] = await listRandomPremiumJobs(api.db, 1, null, now);
      shown.add(job?.id ?? 0);
    }
    expect(shown).toEqual(premium);
  });
});

describe("featured skills and locations", () => {
  test("are those with the most open jobs, with the URLs of their pages", async () => {
    const [rust, python] = [await given.skillId("rust"), await given.skillId("python")];
    const germany = await given.placeId("germany");
    for (let number = 0; number < 6; number += 1)
      await given.openJob({ skills: ["rust"], cities: ["hamburg"] });
    await given.openJob({ skills: ["python"], offer_type: OFFER_TYPES.PPH });
    const skills = await api.call(featuredSkills, { query: { count: 1 } });
    expect(skills.body.data).toEqual([
      expect.objectContaining({ id: rust, url: "/jobs/s/rust", jobs: 6 }),
    ]);
    const hirePaid = await api.call(featuredSkills, { query: { pph_only: true } });
    expect(hirePaid.body.data).toEqual([expect.objectContaining({ id: python, jobs: 1 })]);
    const places = await api.call(featuredLocations, { query: { count: 1 } });
    expect(places.body.data).toEqual([
      expect.objectContaining({ id: germany, kind: "country", url: "/jobs/l/germany" }),
    ]);
  });

  test("reject an invalid count on its field", async () => {
    const answer = await api.call(featuredSkills, { query: { count: "many" as never } });
    expect(answer.status).toBe(422);
    expect(answer.problem.errors).toHaveProperty("count");
  });
});
