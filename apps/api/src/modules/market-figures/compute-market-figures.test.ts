import { contract } from "@devguild/contract/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { enqueue } from "../../queue/queue.ts";
import { refreshCatalogue } from "../catalogue/catalogue.queries.ts";
import { cleanupTask } from "../cleanup/cleanup.tasks.ts";
import { jobs } from "../postings/postings.tables.ts";
import { computeMarketFigures } from "./compute-market-figures.commands.ts";
import { isMarketStale } from "./market-figures.queries.ts";
import { marketSalaries } from "./market-figures.tables.ts";

let api: TestApi;

let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

beforeEach(async () => {
  await api.db.delete(marketSalaries);
  await api.db.delete(jobs);
});

type Ad = NonNullable<Parameters<Given["openJob"]>[0]>;

/** Creates senior Go ads in Berlin, one per salary. */
const ads = async (salaries: readonly (readonly [number | null, number | null])[], ad: Ad = {}) => {
  for (const [salary_min, salary_max] of salaries)
    await given.openJob({ salary_min, salary_max, ...ad });
};

const FIVE = [
  [50_000, 60_000],
  [60_000, 70_000],
  [70_000, 80_000],
  [80_000, 90_000],
  [90_000, 101_000],
] as const;

const rows = () => api.db.select().from(marketSalaries);

const cardOf = async (id: number) => {
  // The in-memory catalogue includes the figures; the hourly task clears it.
  refreshCatalogue();
  const { body } = await api.call(contract.jobs.search, { query: { per_page: 100 } });
  return body.data.job_ads.find((card) => card.id === id);
};

describe("the market salary of a main skill, seniority and country", () => {
  test("is the spread of the midpoints of its ads' salaries, rounded to 100", async () => {
    await ads(FIVE);
    const company = await given.company();
    const job = await given.openJob({ company, salary_min: null, salary_max: null });
    await computeMarketFigures(api.db);
    // The midpoints are 55, 65, 75, 85 and 95.5 thousand.
    const market = { ads: 5, p10: 59_000, median: 75_000, p90: 91_300 };
    expect((await cardOf(job.id))?.market_salary).toEqual(market);
    const { body } = await api.call(contract.jobs.details, {
      query: {
        company_id: company.id,
        company_slug: company.slug,
        job_id: job.id,
        job_slug: job.slug,
      },
    });
    expect(body.data.market_salary).toEqual(market);
  });

  test("is beside the salary of a draft, as its ad will show it", async () => {
    await ads(FIVE);
    await computeMarketFigures(api.db);
    refreshCatalogue();
    const readMarket = async (city: string, seniority: number) => {
      const query = {
        skill_id: await given.skillId("go"),
        seniority_id: seniority,
        city_place_id: await given.placeId(city),
      };
      return (await api.call(contract.postings.market, { query })).body.data;
    };
    const market = { ads: 5, p10: 59_000, median: 75_000, p90: 91_300 };
    expect(await readMarket("hamburg", 3)).toEqual({ salary: market, country: "Germany" });
    expect(await readMarket("hamburg", 1)).toEqual({ salary: null, country: "Germany" });
    expect(await readMarket("vienna", 3)).toEqual({ salary: null, country: "Austria" });
  });

  test("uses the single amount that an ad states", async () => {
    await ads([
      [70_000, null],
      [null, 70_000],
      [70_000, 70_000],
      [70_000, null],
      [70_000, null],
    ]);
    await computeMarketFigures(api.db);
    expect(await rows()).toMatchObject([{ ads: 5, p10: 70_000, median: 70_000, p90: 70_000 }]);
  });

  test("is unknown below five ads", async () => {
    await ads(FIVE.slice(1));
    await ads([[null, null]]);
    await computeMarketFigures(api.db);
    expect(await rows()).toEqual([]);
    const [job] = await api.db.select().from(jobs);
    expect((await cardOf(job?.id ?? 0))?.market_salary).toBeNull();
  });

  test("is separate for each seniority and each country, in which an ad counts once", async () => {
    await ads(FIVE, { seniority_ids: [2, 3], cities: ["berlin", "hamburg", "vienna"] });
    await computeMarketFigures(api.db);
    const found = (await rows()).map(({ seniority_id, country_id, ads: counted }) => ({
      seniority_id,
      country_id,
      counted,
    }));
    const [germany, austria] = [await given.placeId("germany"), await given.placeId("austria")];
    expect(found).toHaveLength(4);
    for (const seniority_id of [2, 3])
      for (const country_id of [germany, austria])
        expect(found).toContainEqual({ seniority_id, country_id, counted: 5 });
  });

  test("leaves out other main skills, ads without a city, and ads that are not open", async () => {
    await ads(FIVE.slice(1));
    await ads([FIVE[0]], { skills: ["rust", "go"] });
    await ads([FIVE[0]], { cities: [], remoteIn: ["european-union"] });
    await ads([FIVE[0]], { status: "draft" });
    await ads([FIVE[0]], { expire_at: new Date(Date.now() - 1000) });
    await ads([FIVE[0]], { deleted_at: new Date() });
    await ads([FIVE[0]], { seniority_ids: [] });
    await ads([FIVE[0]], { skills: [] });
    await computeMarketFigures(api.db);
    expect(await rows()).toEqual([]);
  });

  test("is shown for an ad's first skill, first seniority and first city's country", async () => {
    await ads(FIVE);
    await computeMarketFigures(api.db);
    const shown = async (ad: Ad) =>
      (await cardOf((await given.openJob(ad)).id))?.market_salary?.ads ?? null;
    expect(await shown({ skills: ["go", "rust"], cities: ["hamburg", "vienna"] })).toBe(5);
    expect(await shown({ skills: ["rust", "go"] })).toBeNull();
    expect(await shown({ seniority_ids: [2, 3] })).toBeNull();
    expect(await shown({ cities: ["vienna", "berlin"] })).toBeNull();
    expect(await shown({ cities: [], remoteIn: ["germany"] })).toBeNull();
    expect(await shown({ skills: [] })).toBeNull();
  });
});

test("computing again replaces the whole table", async () => {
  await ads(FIVE);
  await computeMarketFigures(api.db);
  await ads([[120_000, 130_000]]);
  await computeMarketFigures(api.db);
  expect(await rows()).toMatchObject([{ ads: 6, median: 80_000 }]);
  await api.db.delete(jobs);
  await computeMarketFigures(api.db);
  expect(await rows()).toEqual([]);
});

test("the hourly cleanup computes it", async () => {
  await ads(FIVE);
  await enqueue(api.db, cleanupTask());
  await api.queue.drain();
  expect(await rows()).toHaveLength(1);
});

test("two processes may compute at once", async () => {
  await ads(FIVE);
  await Promise.all([computeMarketFigures(api.db), computeMarketFigures(api.db)]);
  expect(await rows()).toHaveLength(1);
});

test("it is due when there is none, and an hour after the last time", async () => {
  const now = Date.now();
  expect(await isMarketStale(api.db)).toBe(true);
  await ads(FIVE);
  await computeMarketFigures(api.db, new Date(now));
  expect(await isMarketStale(api.db, new Date(now + 60 * 60_000))).toBe(false);
  expect(await isMarketStale(api.db, new Date(now + 60 * 60_000 + 1))).toBe(true);
});
