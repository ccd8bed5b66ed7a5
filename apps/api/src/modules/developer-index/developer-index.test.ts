import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { MatchJob } from "@devguild/matching/types";
import { defaultWeights } from "@devguild/matching/default-weights";
import { matchPoints, matchScore } from "@devguild/matching/score";
import { toMatchSeniority } from "@devguild/matching/seniority";
import {
  SOURCING_ORDERS,
  SOURCING_PERIODS,
  SOURCING_RESIDENCIES,
} from "@devguild/schemas/constants/sourcing";
import { type SourcingBody, sourcingBody } from "@devguild/schemas/sourcing";
import type { Reach } from "@devguild/schemas/postings";
import { REACH_MINIMUM } from "@devguild/schemas/constants/postings";
import { and, asc, count, eq, gte, inArray, not, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createRandom, type Random } from "../../../seeds/random.ts";
import { type Given, givenOn } from "../../../testing/given.ts";
import { listConditions } from "../../../testing/sourcing-conditions.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { idArray } from "../../db/conditions.ts";
import { saveSnapshot } from "../../change-logs/save-snapshots.ts";
import { DAY_MS, HOUR_MS } from "../../time.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { findMatchDeveloper } from "../developers/developers.queries.ts";
import {
  developerHiddenCompanies,
  developerLanguages,
  developers,
  developerSkills,
} from "../developers/developers.tables.ts";
import {
  canBeFound,
  canBeReached,
  hidesFrom,
  isSourceable,
} from "../developers/sourceable.queries.ts";
import { jobs } from "../postings/postings.tables.ts";
import { estimateReach } from "../postings/reach.queries.ts";
import { countOptions } from "../sourcing/count-options.queries.ts";
import { countSteps, searchDevelopers } from "../sourcing/search-developers.queries.ts";
import { users } from "../users/users.tables.ts";
import { DeveloperIndexes } from "./developer-indexes.queries.ts";

const PEOPLE = 70;
const ROUNDS = 25;
const SEARCHES_A_ROUND = 6;
// After every so many rounds, the index is that of a process that restarts from a snapshot.
const RESTART = 3;
const SKILLS = ["go", "rust", "typescript", "python"];
const LANGUAGES = ["german", "english", "french"];
const CITIES = ["berlin", "vienna", "zurich", null];
const TEXTS = ["C++ and Léa’s Go-Tools", "Data-Engineer", "Plattform", "node.js / go", ""];
const WORDS = ["", "", "go", "c++", "lea", "data eng", "e", "zz", "'|&:*"];

let api: TestApi;
let given: Given;
let indexes: DeveloperIndexes;
let folder: string;
const log = pino({ level: "silent" });
let skills: number[];
let languages: number[];
let places: number[];
let jobIds: number[];
/** The companies of the jobs. */
let companyIds: Record<number, number>;
const people: { developerId: number; userId: number }[] = [];
// In the middle of an hour, so that whole hours don't fall into the test.
const now = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS / 2;

const someYears = (random: Random, names: readonly string[], most: number, least: number) =>
  Object.fromEntries(
    random.some(names, random.int(0, names.length)).map((name) => [name, random.int(least, most)]),
  );

const randomDeveloper = (random: Random) => ({
  position: random.pick(TEXTS),
  about_me: random.pick(TEXTS),
  seniority: random.pick([0, 1, 2] as const),
  job_recommendations_subscribed: random.chance(0.7),
  validate_by_tm: random.pick([1, 1, 1, 0, 2]),
  messages_refused_at: random.chance(0.1) ? new Date() : null,
  hidden_from_sourcing: random.chance(0.1),
  deleted_at: random.chance(0.1) ? new Date() : null,
  created_at: new Date(now - random.int(0, 400) * DAY_MS),
});

const randomLogin = (random: Random) => ({
  last_login_at: random.chance(0.8) ? new Date(now - random.int(0, 400) * DAY_MS) : null,
  suspended_at: random.chance(0.1) ? new Date() : null,
  deleted_at: random.chance(0.05) ? new Date() : null,
  email_verified_at: random.chance(0.9) ? new Date() : null,
});

const changeSomeone = async (random: Random) => {
  const { developerId, userId } = random.pick(people);
  const isTheirs = eq(developers.id, developerId);
  const kind = random.int(0, 6);
  if (kind === 0) await api.db.update(developers).set(randomDeveloper(random)).where(isTheirs);
  if (kind === 1) await api.db.update(users).set(randomLogin(random)).where(eq(users.id, userId));
  if (kind === 2)
    await api.db
      .delete(developerSkills)
      .where(
        and(
          eq(developerSkills.developer_id, developerId),
          eq(developerSkills.skill_id, random.pick(skills)),
        ),
      );
  if (kind === 3)
    await api.db
      .insert(developerSkills)
      .values({
        developer_id: developerId,
        skill_id: random.pick(skills),
        years: random.int(1, 50),
      })
      .onConflictDoUpdate({
        target: [developerSkills.developer_id, developerSkills.skill_id],
        set: { years: random.int(1, 50) },
      });
  const company_id = random.pick(Object.values(companyIds));
  if (kind === 5)
    await api.db
      .insert(developerHiddenCompanies)
      .values({ developer_id: developerId, company_id })
      .onConflictDoNothing();
  if (kind === 6)
    await api.db
      .delete(developerHiddenCompanies)
      .where(eq(developerHiddenCompanies.company_id, company_id));
  if (kind === 4)
    await api.db
      .update(developerLanguages)
      .set({ level_id: random.int(0, 4) })
      .where(eq(developerLanguages.developer_id, developerId));
};

const randomSearch = (random: Random): SourcingBody => {
  const some = (ids: readonly number[]) =>
    random.chance(0.4) ? random.some(ids, random.int(1, 2)) : [];
  return sourcingBody.parse({
    skills: some(skills).map((id) => ({ id, yoe_min: random.pick([0, 1, 3, 20]) })),
    skills_required: random.chance(0.5),
    language: some(languages).map((id) => ({ id, level_min: random.pick([0, 2, 4]) })),
    locations: some(places),
    radius_km: random.pick([0, 0, 200]),
    residency: random.pick(SOURCING_RESIDENCIES).id,
    seniorities: some([1, 2, 3]),
    signed_up: random.pick(SOURCING_PERIODS).id,
    last_seen: random.pick(SOURCING_PERIODS).id,
    words: random.pick(WORDS),
    order_by: random.pick(SOURCING_ORDERS).id,
    order_by_direction: random.pick(["asc", "desc"]),
    job_id: random.pick([null, ...jobIds]),
    page: random.pick([1, 1, 2, 3]),
    per_page: random.pick([3, 100]),
  });
};

const readMatchJob = async (id: number): Promise<MatchJob> => {
  const [job] = await api.db.select().from(jobs).where(eq(jobs.id, id));
  return {
    skill_ids: job?.skill_ids ?? [],
    seniorities: (job?.seniority_ids ?? []).map(toMatchSeniority),
    language_id: job?.language_id ?? null,
  };
};

/** What a search finds, asked of the tables and ordered person by person. */
const searchTables = async (search: SourcingBody) => {
  // The same whole hour, as the conditions take any instant.
  const hour = new Date(Math.floor(now / HOUR_MS) * HOUR_MS);
  const conditions = listConditions(await getCatalogue(api.db), search, hour);
  const rows = await api.db
    .select({ id: developers.id, seen: users.last_login_at, sourceable: isSourceable })
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(
      and(
        canBeFound,
        search.job_id === null
          ? undefined
          : not(hidesFrom(developers.id, companyIds[search.job_id] ?? 0)),
        ...conditions.map(({ condition }) => condition),
      ),
    )
    .orderBy(asc(developers.id));
  const job = search.job_id === null ? null : await readMatchJob(search.job_id);
  const ranked = [];
  for (const { id, seen, sourceable } of rows) {
    const developer = await findMatchDeveloper(api.db, id);
    if (!developer) continue;
    const years = developer.skills
      .filter((skill) => search.skills.some((each) => each.id === skill.id))
      .reduce((sum, skill) => sum + skill.years, 0);
    const rank = job ? matchPoints(matchScore(job, developer, defaultWeights)) : years;
    ranked.push({ id, sourceable, seen: seen?.getTime() ?? -1, rank });
  }
  const { order_by: by } = search;
  const isRanked = by === "match" && (job !== null || search.skills.length > 0);
  const found = ranked.toSorted(
    (a, b) =>
      (isRanked ? b.rank - a.rank : 0) || (by === "signed_up" ? 0 : b.seen - a.seen) || b.id - a.id,
  );
  return search.order_by_direction === "asc" ? found.toReversed() : found;
};

const countInTables = async (search: SourcingBody) => (await searchTables(search)).length;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  skills = await Promise.all(SKILLS.map((slug) => given.skillId(slug)));
  languages = await Promise.all(LANGUAGES.map((slug) => given.languageId(slug)));
  places = await Promise.all(["berlin", "vienna", "germany"].map((slug) => given.placeId(slug)));
  const random = createRandom("developers to find");
  for (let at = 0; at < PEOPLE; at++) {
    const person = await given.developer({
      skills: someYears(random, SKILLS, 50, 1),
      languages: someYears(random, LANGUAGES, 4, 0),
      city: random.pick(CITIES),
      user: randomLogin(random),
    });
    people.push(person);
    await api.db
      .update(developers)
      .set(randomDeveloper(random))
      .where(eq(developers.id, person.developerId));
  }
  const open = [
    await given.openJob({ skills: ["go", "rust", "python"], seniority_ids: [2, 3] }),
    await given.openJob({ skills: ["typescript"], language: "german" }),
  ];
  jobIds = open.map(({ id }) => id);
  companyIds = Object.fromEntries(open.map(({ id, company_id }) => [id, company_id]));
  folder = mkdtempSync(join(tmpdir(), "devguild-developers-"));
  indexes = new DeveloperIndexes(api.db, log);
  await indexes.refresh();
});

/** Counts whom a draft reaches, asked of the tables. */
const countReachedInTables = async (reach: Reach, companyId: number | null) => {
  const { skill_ids, city_place_ids, language_id, seniority_id } = reach;
  const [counted] = await api.db
    .select({ total: count() })
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(
      and(
        canBeReached,
        companyId === null ? undefined : not(hidesFrom(developers.id, companyId)),
        skill_ids.length === 0
          ? undefined
          : sql`${developers.id} in (select developer_id from developer_skills where skill_id = any(${idArray(skill_ids)}))`,
        city_place_ids.length === 0
          ? undefined
          : inArray(developers.residence_city_id, city_place_ids),
        language_id === undefined
          ? undefined
          : sql`${developers.id} in (select developer_id from developer_languages where language_id = ${language_id} and level_id > 0)`,
        seniority_id === undefined
          ? undefined
          : gte(developers.seniority, toMatchSeniority(seniority_id)),
      ),
    );
  const total = counted?.total ?? 0;
  return total < REACH_MINIMUM ? 0 : total;
};

afterAll(() => {
  indexes.close();
  rmSync(folder, { recursive: true });
});

/** Ends the process that has the index, and starts another from what it saved, after some changes. */
const restart = async (change: () => Promise<void>) => {
  const path = join(folder, "snapshot");
  await saveSnapshot(api.db, path, indexes);
  indexes.close();
  await change();
  indexes = new DeveloperIndexes(api.db, log, path);
  await indexes.refresh();
  expect(indexes.restored).toBe(true);
};

test("the index finds, counts and orders as the tables do, through random changes and restarts", async () => {
  const random = createRandom("searches for developers");
  let found = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const change = async () => {
      for (let each = 0; each < 3; each++) await changeSomeone(random);
    };
    if (round % RESTART === RESTART - 1) await restart(change);
    else {
      await change();
      await indexes.refresh();
    }
    for (let at = 0; at < SEARCHES_A_ROUND; at++) {
      const search = randomSearch(random);
      const expected = await searchTables(search);
      const { rows, total, sourceable } = await searchDevelopers(api.db, search, now);
      const page = expected.slice(
        (search.page - 1) * search.per_page,
        search.page * search.per_page,
      );
      const said = `round ${round}: ${JSON.stringify(search)}`;
      expect(
        rows.map(({ id }) => id),
        said,
      ).toEqual(page.map(({ id }) => id));
      expect([total, sourceable], said).toEqual([
        expected.length,
        expected.filter((each) => each.sourceable).length,
      ]);
      const { steps } = await countSteps(api.db, search, now);
      if (steps.length > 0) expect(steps.at(-1)?.left, said).toBe(total);
      found += total;
    }
  }
  expect(found).toBeGreaterThan(ROUNDS * SEARCHES_A_ROUND);
});

test("a draft reaches as many as the tables say, through random changes and restarts", async () => {
  const random = createRandom("drafts");
  let reached = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const change = () => changeSomeone(random);
    if (round % RESTART === RESTART - 1) await restart(change);
    else {
      await change();
      await indexes.refresh();
    }
    const some = (ids: readonly number[]) =>
      random.chance(0.5) ? random.some(ids, random.int(1, 2)) : [];
    const draft: Reach = {
      skill_ids: some(skills),
      city_place_ids: some(places.slice(0, 2)),
      language_id: some(languages)[0],
      seniority_id: some([1, 2, 3])[0],
      remote: false,
      remote_locations: [],
    };
    const company = random.pick([null, ...Object.values(companyIds)]);
    const estimate = await estimateReach(api.db, draft, company);
    const expected = await countReachedInTables(draft, company);
    expect(estimate.current_draft_estimated_devs, JSON.stringify({ draft, company })).toBe(
      expected,
    );
    reached += expected;
  }
  expect(reached).toBeGreaterThan(ROUNDS);
});

test("each option says how many developers a search with it finds", async () => {
  const random = createRandom("options for developers");
  for (let at = 0; at < ROUNDS; at++) {
    const search = randomSearch(random);
    const [city = 0, , country = 0] = places;
    const counts = await countOptions(api.db, { ...search, cities: [city] }, now);
    const [skill, language] = [random.pick(skills), random.pick(languages)];
    const find = (list: readonly { id: number | string; count: number }[], id: number | string) =>
      list.find((each) => each.id === id)?.count ?? 0;
    const alone = [{ id: skill, yoe_min: 0 }];
    const said = JSON.stringify(search);
    expect(find(counts.skills, skill), said).toBe(
      await countInTables({
        ...search,
        skills: search.skills_required ? [...search.skills, ...alone] : alone,
      }),
    );
    expect(find(counts.languages, language), said).toBe(
      await countInTables({
        ...search,
        language: [...search.language, { id: language, level_min: 0 }],
      }),
    );
    for (const place of [country, city])
      expect(find(counts.locations, place), said).toBe(
        await countInTables({ ...search, locations: [place], radius_km: 0 }),
      );
    for (const { id } of SOURCING_RESIDENCIES)
      expect(find(counts.residency, id), said).toBe(
        await countInTables({ ...search, residency: id }),
      );
    for (const { id } of SOURCING_PERIODS) {
      expect(find(counts.signup, id), said).toBe(await countInTables({ ...search, signed_up: id }));
      expect(find(counts.lastSeen, id), said).toBe(
        await countInTables({ ...search, last_seen: id }),
      );
    }
    for (const id of [1, 2, 3] as const)
      expect(find(counts.seniority, id), said).toBe(
        await countInTables({ ...search, seniorities: [id] }),
      );
  }
});

test("a deleted developer is no longer found, and the log is read again after a long absence", async () => {
  const { developerId, userId } = await given.reachableDeveloper({ city: "berlin" });
  const isFound = async () => {
    const search = sourcingBody.parse({ per_page: 100 });
    return (await searchDevelopers(api.db, search)).rows.some(({ id }) => id === developerId);
  };
  await indexes.refresh();
  expect(await isFound()).toBe(true);
  await api.db.execute(sql`truncate developer_changes`);
  await api.db
    .update(developers)
    .set({ position: "Renamed" })
    .where(eq(developers.id, developerId));
  await api.db.delete(users).where(eq(users.id, userId));
  await indexes.refresh(Date.now() + 25 * HOUR_MS);
  expect(await isFound()).toBe(false);
});
