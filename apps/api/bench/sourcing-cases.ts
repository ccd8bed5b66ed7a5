import type { BodyInput } from "@devguild/contract/endpoint";
import type { contract } from "@devguild/contract/contract";
import { SOURCING_PERIODS, SOURCING_RESIDENCIES } from "@devguild/schemas/constants/sourcing";
import { sql } from "drizzle-orm";

import { type Db, selectRows } from "../src/db/db.ts";

type Body = BodyInput<typeof contract.sourcing.search>;

/** A search for developers to measure; `bodyOf` returns its n-th variation. */
export type SourcingCase = { name: string; bodyOf: (n: number) => Body };

const COMMON = 40;
const RARE = 30;
const MIN_WITH_RARE = 20;
const SAMPLE = 20_000;
const PAGES_VARIED = 40;
const DEEP_PAGE = 5000;
const WORDS = ["eng", "dev", "data", "front", "back", "cloud", "plat", "sec", "mob", "go", "ja"];
const RADII = [25, 50, 100, 200] as const;

/** Reads what developers have, the most common first, so that every filter finds somebody. */
export const readSourcedWorld = async (db: Db) => {
  const readIds = async (query: ReturnType<typeof sql>) =>
    (await selectRows<{ id: number }>(db, query)).map(({ id }) => id);
  const skills = await readIds(
    sql`select skill_id::int as id from developer_skills
      group by skill_id having count(*) >= ${MIN_WITH_RARE} order by count(*) desc, skill_id`,
  );
  if (skills.length === 0) throw new Error("DATABASE_URL: this database has no developers.");
  return {
    common: skills.slice(0, COMMON),
    rare: skills.slice(-RARE),
    languages: await readIds(
      sql`select language_id::int as id from developer_languages
        group by language_id order by count(*) desc, language_id limit 5`,
    ),
    cities: await readIds(
      sql`select residence_city_id::int as id from developers where residence_city_id is not null
        group by residence_city_id order by count(*) desc, residence_city_id limit 10`,
    ),
    ids: await readIds(
      sql`select id::int as id from developers where deleted_at is null and messages_refused_at is null
        and id % greatest(1, (select max(id) from developers) / ${SAMPLE}) = 0 limit ${SAMPLE}`,
    ),
  };
};
export type SourcedWorld = Awaited<ReturnType<typeof readSourcedWorld>>;

const cycle = <T>(list: readonly T[], n: number): T => {
  const one = list[n % list.length];
  if (one === undefined) throw new Error("There is nothing to vary a search by.");
  return one;
};

/**
 * The searches: mixes of all filters and orders. Each has more variations than the API remembers
 * results, except for the one without filters, which varies by page.
 */
export const sourcingCases = (
  { common, rare, languages, cities }: SourcedWorld,
  jobIds: readonly number[],
): SourcingCase[] => {
  const ofThree = (n: number) => [
    { id: cycle(common.slice(0, 5), n) },
    { id: cycle(common.slice(5, 12), n), yoe_min: n % 4 },
    { id: cycle(common.slice(12), n) },
  ];
  const aLanguage = (n: number) => [{ id: cycle(languages, n), level_min: (n >> 2) % 4 }];
  const aSkill = (n: number) => [{ id: cycle(common, n), yoe_min: Math.floor(n / COMMON) % 10 }];
  return [
    { name: "no filter", bodyOf: (n) => ({ page: 1 + (n % PAGES_VARIED) }) },
    { name: "a common skill with years", bodyOf: (n) => ({ skills: aSkill(n) }) },
    {
      name: "a rare skill",
      bodyOf: (n) => ({ skills: [{ id: cycle(rare, n), yoe_min: Math.floor(n / RARE) % 5 }] }),
    },
    { name: "all of three skills", bodyOf: (n) => ({ skills: ofThree(n) }) },
    {
      name: "any of three skills",
      bodyOf: (n) => ({ skills: ofThree(n), skills_required: false }),
    },
    {
      name: "skill, language, seniority",
      bodyOf: (n) => ({ skills: aSkill(n), language: aLanguage(n), seniorities: [2, 3] }),
    },
    {
      name: "a city and around it",
      bodyOf: (n) => ({
        locations: [cycle(cities, n)],
        radius_km: cycle(RADII, Math.floor(n / cities.length)),
        seniorities: [cycle([1, 2, 3] as const, Math.floor(n / (cities.length * RADII.length)))],
      }),
    },
    {
      name: "residency, signed up, last seen",
      bodyOf: (n) => ({
        residency: cycle(SOURCING_RESIDENCIES, n).id,
        signed_up: cycle(SOURCING_PERIODS, Math.floor(n / 3)).id,
        last_seen: cycle(SOURCING_PERIODS, Math.floor(n / 15)).id,
        language: aLanguage(n),
        order_by: "signed_up",
      }),
    },
    {
      name: "words",
      bodyOf: (n) => ({
        words: `${cycle(WORDS, n)} ${cycle(WORDS, Math.floor(n / WORDS.length))}`,
      }),
    },
    {
      name: "everyone by match to a job",
      bodyOf: (n) => ({ job_id: cycle(jobIds, n * 7919) }),
    },
    {
      name: "skill in the EU by match to a job",
      bodyOf: (n) => ({ skills: aSkill(n), residency: "eu", job_id: cycle(jobIds, n * 7919) }),
    },
    {
      name: `page ${DEEP_PAGE.toLocaleString("en-US")}, oldest first`,
      bodyOf: (n) => ({
        page: DEEP_PAGE + (n % PAGES_VARIED),
        order_by: "last_seen",
        order_by_direction: "asc",
      }),
    },
  ];
};
