import { contract } from "@devguild/contract/contract";
import type { QueryInput } from "@devguild/contract/endpoint";
import { EMPLOYMENT_TYPES, HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import { workMode } from "@devguild/schemas/job-words";
import { JOB_ORDERS, type JobOrder } from "@devguild/schemas/constants/jobs";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createRandom } from "../../../seeds/random.ts";
import { type Given, givenOn } from "../../../testing/given.ts";
import type { PlainSearch } from "../../../testing/search-oracle.ts";
import { JOBS, LISTINGS, searchWorld } from "../../../testing/search-world.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { JobIndexes } from "../job-index/job-indexes.queries.ts";

const SEARCHES = 150;

const TEXTS: [string, string[]][] = [
  ["engineer", ["engineer"]],
  ["ENG", ["eng"]],
  ["go eng", ["go", "eng"]],
  ["C++", ["c++"]],
  ["c#", ["c#"]],
  [".net", [".net"]],
  ["léger", ["leger"]],
  ["grosse", ["grosse"]],
  ["nordwind dev", ["nordwind", "dev"]],
  ["Söhne", ["sohne"]],
  ["инж", ["инж"]],
  ["nothing like it", ["nothing", "like", "it"]],
];

const log = pino({ level: "silent" });

let api: TestApi;
let given: Given;
let world: Awaited<ReturnType<typeof searchWorld>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  world = await searchWorld(api.db, given);
});

type Query = QueryInput<typeof contract.jobs.search>;

const search = (query: Query, caller = {}) => api.call(contract.jobs.search, { query }, caller);

const pageOf = (ids: number[], page: number, rows: number) =>
  page === 0 ? [] : ids.slice((page - 1) * rows, page * rows);
const nextOf = (ids: number[], page: number, rows: number) =>
  page > 0 && page * rows < ids.length ? page + 1 : null;

const randomSearch = (number: number) => {
  const random = createRandom(`search ${number}`);
  const maybe = <T>(list: readonly T[]) =>
    random.chance(0.3) ? random.some(list, random.int(1, 3)) : [];
  const [text, words] = random.chance(0.4) ? random.pick(TEXTS) : ["", []];
  const hybrid = random.chance(0.3) ? random.some(workMode.options, random.int(1, 2)) : [];
  const remote = random.chance(0.3) ? random.chance(0.7) : null;
  const plain: PlainSearch = {
    skills: maybe(world.skills),
    locations: maybe(world.locations),
    seniorities: maybe([1, 2, 3]),
    languages: maybe(world.languages),
    words,
    modes: {
      hybrid: HYBRID_OPTIONS.flatMap(({ id, value }) =>
        value !== "any" && hybrid.includes(value) ? id : [],
      ),
      remote,
    },
    employment: random.chance(0.2) ? random.some([1, 2, 3, 4], random.int(1, 2)) : [],
    days: random.chance(0.2) ? random.pick([1, 3, 7, 30] as const) : null,
    salary: {
      least: random.chance(0.3) ? random.pick([1, 30_000, 52_000, 60_001, 400_000]) : null,
      unstated: random.chance(0.7),
    },
  };
  const query = {
    skills: plain.skills,
    locations: plain.locations,
    seniorities: plain.seniorities,
    languages: plain.languages,
    job_title: text,
    hybrid_option: hybrid,
    remote: remote ?? undefined,
    employment_type: EMPLOYMENT_TYPES.flatMap(({ id, value }) =>
      plain.employment.includes(id) ? value : [],
    ),
    ...(plain.days !== null && { published_within: plain.days }),
    ...(plain.salary.least !== null && { salary_min: plain.salary.least }),
    ...(!plain.salary.unstated && { without_salary: false }),
    orderBy: random.pick(JOB_ORDERS),
    jobs_page: random.pick([1, 1, 1, 2, 3, 0]),
    job_listings_page: random.pick([0, 0, 1, 2]),
    per_page: random.pick([5, 12, 100]),
  };
  return { plain, query };
};

describe.each(["the tables", "the index"])("%s", (answerer) => {
  const indexes = () => (built ??= new JobIndexes(api.db, log));
  let built: JobIndexes | undefined;
  beforeAll(async () => {
    if (answerer === "the index") await indexes().refresh();
  });
  afterAll(() => indexes().close());

  test.each(Array.from({ length: SEARCHES }, (_, number) => number))(
    "search %i finds what checking every job finds",
    async (number) => {
      const { plain, query } = randomSearch(number);
      const { data, pagination, facets, orderBy } = (await search(query, world.developer)).body;
      const { jobs_page: page, job_listings_page: listingsPage, per_page: rows } = query;
      const now = Date.now();
      const found = world.ads.ids(plain, query.orderBy, world.match, now);
      const listed = world.listings.ids(plain, "newest", world.match, now);
      const next = nextOf(found, page, rows);

      expect(data.job_ads.map(({ id }) => id)).toEqual(pageOf(found, page, rows));
      expect(data.job_listings.map(({ id }) => id)).toEqual(pageOf(listed, listingsPage, rows));
      expect(facets).toEqual(world.ads.facets(plain));
      expect(orderBy).toBe(query.orderBy);
      expect(pagination).toEqual({
        jobs_page: page,
        job_listings_page: listingsPage,
        jobs_next_page: next,
        job_listings_next_page:
          listingsPage > 0
            ? nextOf(listed, listingsPage, rows)
            : next === null && listed.length > 0
              ? 1
              : null,
        total_jobs: found.length,
        total_job_listings: listed.length,
      });
      for (const ad of data.job_ads) expect(ad.applied).toBe(world.applied.includes(ad.id));
    },
  );

  const everything: PlainSearch = {
    skills: [],
    locations: [],
    seniorities: [],
    languages: [],
    words: [],
    modes: { hybrid: [], remote: null },
    employment: [],
    days: null,
    salary: { least: null, unstated: true },
  };
  const idsBy = (order: JobOrder) =>
    world.ads.ids(everything, order, world.match, Date.now()).slice(0, 100);

  test.each([undefined, "match"] as const)(
    "a guest who sorts by %s gets relevance, without applications",
    async (orderBy) => {
      const { body } = await search({ orderBy, per_page: 100 });
      expect(body.data.job_ads.map(({ id }) => id)).toEqual(idsBy("relevance"));
      expect(body.orderBy).toBe("relevance");
      expect(body.data.job_ads.some((ad) => ad.applied)).toBe(false);
    },
  );

  test("a developer with skills gets the best matches first unless they choose otherwise", async () => {
    const { body } = await search({ per_page: 100 }, world.developer);
    expect(body.data.job_ads.map(({ id }) => id)).toEqual(idsBy("match"));
    expect(body.orderBy).toBe("match");
    const beginner = await given.developer({ skills: {} });
    expect((await search({}, beginner)).body.orderBy).toBe("relevance");
  });

  test("a page past the end is empty, with correct totals", async () => {
    const { data, pagination } = (await search({ jobs_page: 9999, job_listings_page: 9999 })).body;
    expect(data).toEqual({ job_ads: [], job_listings: [] });
    expect(pagination).toMatchObject({
      jobs_next_page: null,
      job_listings_next_page: null,
      total_jobs: JOBS,
      total_job_listings: LISTINGS,
    });
  });
});

test("a search in Germany finds remote jobs in the European Union", async () => {
  const job = await given.openJob({ cities: [], remoteIn: ["european-union"] });
  const idsIn = async (slug: string) => {
    const locations = [await given.placeId(slug)];
    const { data } = (await search({ locations, per_page: 100 })).body;
    return data.job_ads.map(({ id }) => id);
  };
  expect(await idsIn("germany")).toContain(job.id);
  expect(await idsIn("switzerland")).not.toContain(job.id);
});
