import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { searchWords } from "@devguild/job-index/words";
import { JOB_ORDERS } from "@devguild/schemas/constants/jobs";
import { jobSearchQuery } from "@devguild/schemas/jobs";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type Random, createRandom } from "../../../seeds/random.ts";
import { type Given, givenOn } from "../../../testing/given.ts";
import { searchWorld } from "../../../testing/search-world.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { saveSnapshot } from "../../change-logs/save-snapshots.ts";
import { HOUR_MS } from "../../time.ts";
import { companies } from "../companies/companies.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { listBestMatches } from "../jobs/best-matches.queries.ts";
import { countOpenJobs } from "../jobs/count-jobs.queries.ts";
import { listNewJobs } from "../jobs/new-jobs.queries.ts";
import { searchJobs } from "../jobs/search-jobs.queries.ts";
import { listSimilarJobs } from "../jobs/similar-jobs.queries.ts";
import { jobListings } from "../job-listings/job-listings.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { JobIndexes } from "./job-indexes.queries.ts";

const ROUNDS = 120;
const SEARCHES_A_ROUND = 8;
// After every so many rounds, the index is that of a process that restarts from a snapshot.
const RESTART = 3;

const log = pino({ level: "silent" });

const TITLES = [
  "Senior Go Engineer",
  "C++ Developer",
  "Data-Engineer",
  "Über Léger",
  "Go",
  "Gopher",
];

const WORDS = [
  "",
  "",
  "go",
  "eng",
  "c++",
  "ub",
  "gop data",
  "nordwind",
  '"go engineer"',
  "-go",
  "eng -java -nordwind",
  "renamed",
  "!!",
  "zzz",
];

let api: TestApi;

let given: Given;

let world: Awaited<ReturnType<typeof searchWorld>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  world = await searchWorld(api.db, given);
});

const randomSearch = (random: Random) => {
  const some = (list: readonly number[]) =>
    random.chance(0.25) ? random.some(list, random.int(1, 3)) : [];
  return jobSearchQuery.parse({
    skills: some(world.skills),
    locations: some(world.locations),
    seniorities: some([1, 2, 3]),
    languages: some(world.languages),
    job_title: random.pick(WORDS),
    hybrid_option: random.chance(0.3) ? random.some(["on_site", "hybrid"], random.int(1, 2)) : [],
    remote: random.chance(0.2) ? random.pick(["0", "1"]) : undefined,
    employment_type: random.chance(0.2)
      ? random.some(["full_time", "part_time", "internship"], random.int(1, 2))
      : [],
    published_within: random.chance(0.2) ? random.pick([1, 3, 7, 30]) : undefined,
    salary_min: random.chance(0.2) ? random.pick([10_000, 51_000, 99_000]) : undefined,
    without_salary: random.chance(0.2) ? "0" : undefined,
    orderBy: random.pick(JOB_ORDERS),
    jobs_page: random.pick([0, 1, 1, 2, 5]),
    job_listings_page: random.pick([0, 1, 2]),
    per_page: random.pick([3, 12, 100]),
  });
};

/** Where a developer lives, and whether they work remotely or move. */
const randomMobility = (random: Random) => ({
  residence_city_id: random.pick([null, ...world.locations]),
  citizenship_country_id: random.pick([null, ...world.locations]),
  remote_option: random.chance(0.5),
  relocation_option: random.chance(0.5),
  special_work_permit: random.pick([null, "EU Blue Card"]),
});

/** Makes a random change to a random record, as the product and its imports do. */
const randomEdit = async (random: Random) => {
  const { db } = api;
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .orderBy(sql`random()`)
    .limit(1);
  const id = eq(jobs.id, job?.id ?? 0);
  const set = (values: Partial<typeof jobs.$inferInsert>) => db.update(jobs).set(values).where(id);
  const title = random.pick(TITLES);
  await random.pick([
    () =>
      given.openJob({
        title,
        skills: random.some(["go", "rust", "java", "react"], random.int(0, 4)),
        remoteIn: random.chance(0.3) ? ["dach"] : [],
        salary_max: random.chance(0.5) ? random.int(20, 120) * 1000 : null,
        // Sometimes older than all others, or at the same instant.
        published_at: new Date(
          Math.floor(Date.now() / HOUR_MS) * HOUR_MS - random.int(0, 3000) * HOUR_MS,
        ),
      }),
    () => set({ status: random.pick(["published", "unpublished", "archived", "draft"]) }),
    () => set({ deleted_at: random.chance(0.5) ? new Date() : null }),
    () =>
      set({ expire_at: new Date(Date.now() + random.pick([-HOUR_MS, HOUR_MS, 900 * HOUR_MS])) }),
    () => set({ boosted_until: new Date(Date.now() + random.pick([-HOUR_MS, HOUR_MS])) }),
    () => set({ salary_min: 1000, salary_max: random.int(2, 200) * 1000 }),
    () => set({ title, search_words: searchWords(title, "Nordwind") }),
    () => set({ skill_ids: random.some(world.skills, random.int(0, 5)), seniority_ids: [2] }),
    () => set({ employment_type_id: random.int(1, 4) }),
    () => set({ language_id: random.pick([null, ...world.languages]), remote: random.chance(0.5) }),
    () => set({ published_at: new Date(Date.now() - random.int(1, 500) * HOUR_MS) }),
    () =>
      db
        .delete(jobs)
        .where(sql`${id} and not exists (select 1 from applications where job_id = jobs.id)`),
    () => db.update(companies).set({ logo_url: `/api/files/logo/${random.int(1, 9)}.svg` }),
    () => given.listing({ title, skills: random.some(["go", "rust"], 1) }),
    () => db.update(jobListings).set({ is_active: random.chance(0.8) }),
  ])();
};

const idsOfAll = async () => {
  const search = jobSearchQuery.parse({ per_page: 100 });
  const { data } = await searchJobs(api.db, search, { developerId: null, match: null });
  return data.job_ads.map(({ id }) => id);
};

describe("the index matches the tables after any change", () => {
  let indexes: JobIndexes;
  const folder = mkdtempSync(join(tmpdir(), "devguild-index-"));
  const snapshot = join(folder, "snapshot");
  beforeAll(async () => {
    indexes = new JobIndexes(api.db, log);
    await indexes.refresh();
  });
  afterAll(() => {
    indexes.close();
    rmSync(folder, { recursive: true });
  });
  const restart = async () => {
    indexes.close();
    indexes = new JobIndexes(api.db, log, snapshot);
    await indexes.refresh();
    expect(indexes.restored).toBe(true);
  };

  const searcher = () => ({ developerId: world.developer.developerId, match: world.match });

  test(`${ROUNDS} rounds of edits, each followed by ${SEARCHES_A_ROUND} searches`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const random = createRandom(`round ${round}`);
      const restarts = round % RESTART === 0;
      if (restarts) await saveSnapshot(api.db, snapshot, indexes);
      for (let edits = random.int(1, 3); edits > 0; edits--) await randomEdit(random);
      await (restarts ? restart() : indexes.refresh());
      for (let count = 0; count < SEARCHES_A_ROUND; count++) {
        const search = randomSearch(random);
        const now = new Date();
        const published = {
          after: new Date(now.getTime() - random.int(1, 3000) * HOUR_MS),
          until: new Date(now.getTime() - random.int(0, 500) * HOUR_MS),
        };
        const newest = { limit: 7, developerId: world.developer.developerId };
        expect(
          await listNewJobs(api.db, search, published, newest, now),
          `new in round ${round}, ${JSON.stringify(search)}`,
        ).toEqual(await listNewJobs(api.db, search, published, newest, now, null));
        const byIndex = await searchJobs(api.db, search, searcher(), now);
        const byTables = await searchJobs(api.db, search, searcher(), now, null);
        expect(byIndex, `round ${round}, ${JSON.stringify(search)}`).toEqual(byTables);
      }
      const { developerId, match } = searcher();
      const now = new Date();
      const [job = 0] = await idsOfAll();
      expect(await listSimilarJobs(api.db, job, null, now), `similar in round ${round}`).toEqual(
        await listSimilarJobs(api.db, job, null, now, null),
      );
      for (const facet of ["skills", "locations"] as const)
        expect([...(await countOpenJobs(api.db, facet))]).toEqual([
          ...(await countOpenJobs(api.db, facet, {}, now, null)),
        ]);
      await api.db
        .update(developers)
        .set(randomMobility(random))
        .where(eq(developers.id, developerId));
      const best = { limit: 9, minPoints: random.pick([1, 2.5, 4] as const) };
      expect(
        await listBestMatches(api.db, developerId, match, best, now),
        `best of round ${round}`,
      ).toEqual(await listBestMatches(api.db, developerId, match, best, now, null));
      const recent = {
        limit: 5,
        minPoints: 1,
        after: new Date(now.getTime() - random.int(1, 3000) * HOUR_MS),
      } as const;
      expect(
        await listBestMatches(api.db, developerId, match, recent, now),
        `best of the recent ones in round ${round}`,
      ).toEqual(await listBestMatches(api.db, developerId, match, recent, now, null));
    }
  }, 120_000);
});
