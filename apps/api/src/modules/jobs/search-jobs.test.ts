import { contract } from "@devguild/contract/contract";
import type { MatchDeveloper } from "@devguild/matching/types";
import { HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import { JOB_ORDERS } from "@devguild/schemas/constants/jobs";
import { beforeAll, describe, expect, test } from "vitest";

import { randomOf } from "../../../seeds/random.ts";
import { type Given, givenOn } from "../../../testing/given.ts";
import { oracleOf, type PlainJob, type PlainSearch } from "../../../testing/search-oracle.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { catalogueOf } from "../catalogue/catalogue.ts";

const HOUR = 60 * 60 * 1000;
const NOW = Date.now();
const JOBS = 120;
const LISTINGS = 40;
const SEARCHES = 150;

const SKILLS = ["go", "rust", "java", "typescript", "react", "python"];
const CITIES = ["berlin", "hamburg", "vienna", "zurich", "paris", "london", "lisbon"];
const AREAS = ["european-union", "dach", "germany", "united-kingdom", "anywhere"];
const PLACES = [...CITIES, ...AREAS, "austria", "portugal", "switzerland", "europe"];
const LANGUAGES = ["english", "german", "french"];

// Titles with the words that people take them for.
const TITLES: [string, string[]][] = [
  ["Senior Go Engineer", ["senior", "go", "engineer"]],
  ["C++ Developer (m/w/d)", ["c++", "developer", "m", "w", "d"]],
  ["C# Entwickler", ["c#", "entwickler"]],
  [".NET Engineer", [".net", "engineer"]],
  ["Développeur Léger", ["developpeur", "leger"]],
  ["Data-Engineer, Łódź", ["data", "engineer", "lodz"]],
  ["Head of Größe", ["head", "of", "grosse"]],
  ["Инженер данных", ["инженер", "данных"]],
];
const COMPANIES = ["Nordwind", "Blau & Söhne", "Kernel 7"];
const COMPANY_WORDS = [["nordwind"], ["blau", "sohne"], ["kernel", "7"]];

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

let api: TestApi;
let given: Given;
let match: MatchDeveloper;
let developer: Awaited<ReturnType<Given["developer"]>>;
let ads: ReturnType<typeof oracleOf>;
let listings: ReturnType<typeof oracleOf>;
let applied: number[];
let skills: number[];
let places: number[];
let languages: number[];

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  skills = await Promise.all(SKILLS.map(given.skillId));
  places = await Promise.all(PLACES.map(given.placeId));
  languages = await Promise.all(LANGUAGES.map(given.languageId));
  const areas = new Map(await Promise.all(AREAS.map(async (slug) => [slug, await given.placeId(slug)] as const)));
  const { places: geography } = await catalogueOf(api.db);
  const companies = await Promise.all(COMPANIES.map((name) => given.company({ name })));
  const random = randomOf("search");

  const makeUp = async () => {
    const [title, titleWords] = random.pick(TITLES);
    const company = random.int(0, COMPANIES.length - 1);
    const cities = random.some(CITIES, random.int(0, 2));
    const remoteIn = random.chance(0.4) ? random.some(AREAS, random.int(1, 2)) : [];
    const ownSkills = random.some(SKILLS, random.int(0, 4));
    const language = random.chance(0.5) ? random.pick(LANGUAGES) : undefined;
    const plain: Omit<PlainJob, "id"> = {
      words: titleWords,
      skills: await Promise.all(ownSkills.map(given.skillId)),
      cities: await Promise.all(cities.map(given.placeId)),
      remoteIn: remoteIn.map((slug) => areas.get(slug) ?? 0),
      remote: remoteIn.length > 0,
      seniorities: random.some([1, 2, 3], random.int(0, 2)),
      language: language ? await given.languageId(language) : null,
      hybrid: random.int(1, 3),
      salaryMax: random.chance(0.7) ? 1000 * random.int(50, 60) : null,
      // Whole hours, so that some are published at once and the id decides.
      published: NOW - HOUR * random.int(1, 60),
      boosted: random.chance(0.1),
    };
    return { title, company, cities, remoteIn, ownSkills, language, plain };
  };

  const plainJobs: PlainJob[] = [];
  for (let count = 0; count < JOBS; count++) {
    const { title, company, cities, remoteIn, ownSkills, language, plain } = await makeUp();
    const values = {
      company: companies[company] ?? { id: 0, name: "" },
      title,
      skills: ownSkills,
      cities,
      remoteIn,
      ...(language && { language }),
      seniority_ids: plain.seniorities,
      hybrid_option_id: plain.hybrid,
      salary_max: plain.salaryMax,
      published_at: new Date(plain.published),
      boosted_until: new Date(plain.boosted ? NOW + HOUR : NOW - HOUR),
    };
    const { id } = await given.openJob(values);
    plainJobs.push({ ...plain, id, words: [...plain.words, ...(COMPANY_WORDS[company] ?? [])] });
    // The same job in every state in which nobody may find it.
    if (count < 20)
      await given.openJob({
        ...values,
        ...random.pick([
          { status: "draft" as const },
          { status: "unpublished" as const },
          { status: "archived" as const },
          { deleted_at: new Date() },
          { expire_at: new Date(NOW - 1) },
        ]),
      });
  }

  const plainListings: PlainJob[] = [];
  for (let count = 0; count < LISTINGS; count++) {
    const { title, cities, ownSkills, plain } = await makeUp();
    const remote = random.chance(0.5);
    const { id } = await given.listing({
      title,
      cities,
      skills: ownSkills,
      seniority_ids: plain.seniorities,
      language_id: plain.language,
      hybrid_option_id: plain.hybrid,
      remote,
      published_at: new Date(plain.published),
    });
    plainListings.push({ ...plain, id, remote, remoteIn: [], boosted: false, words: [...plain.words, "elsewhere"] });
  }
  await given.listing({ is_active: false });

  developer = await given.developer({
    skills: { go: 5, rust: 2, typescript: 3 },
    languages: { english: 4, german: 1 },
    seniority: 1,
  });
  match = {
    seniority: 1,
    skills: await Promise.all(
      Object.entries({ go: 5, rust: 2, typescript: 3 }).map(async ([slug, years]) => ({
        id: await given.skillId(slug),
        years,
      })),
    ),
    languages: [
      { id: await given.languageId("english"), level_id: 4 },
      { id: await given.languageId("german"), level_id: 1 },
    ],
  };
  applied = random.some(plainJobs, 10).map(({ id }) => id);
  for (const id of applied) await given.application(developer.developerId, id);
  ads = oracleOf(plainJobs, geography);
  listings = oracleOf(plainListings, geography);
});

const search = (query: object, caller = {}) =>
  api.call(contract.jobs.search, { query: query as never }, caller);

const pageOf = (ids: number[], page: number, rows: number) =>
  page === 0 ? [] : ids.slice((page - 1) * rows, page * rows);
const nextOf = (ids: number[], page: number, rows: number) =>
  page > 0 && page * rows < ids.length ? page + 1 : null;

const randomSearch = (number: number) => {
  const random = randomOf(`search ${number}`);
  const maybe = <T>(list: readonly T[]) =>
    random.chance(0.3) ? random.some(list, random.int(1, 3)) : [];
  const [text, words] = random.chance(0.4) ? random.pick(TEXTS) : ["", []];
  const hybrid = random.chance(0.2) ? random.pick(HYBRID_OPTIONS) : HYBRID_OPTIONS[0];
  const remote = random.chance(0.3) ? random.chance(0.7) : null;
  const plain: PlainSearch = {
    skills: maybe(skills),
    locations: maybe(places),
    seniorities: maybe([1, 2, 3]),
    languages: maybe(languages),
    words,
    hybrid: hybrid.id === 1 ? null : hybrid.id,
    remote,
  };
  const query = {
    skills: plain.skills,
    locations: plain.locations,
    seniorities: plain.seniorities,
    languages: plain.languages,
    job_title: text,
    hybrid_option: random.pick([hybrid.value, String(hybrid.id)]),
    ...(remote !== null && { remote: remote ? "1" : "0" }),
    orderBy: random.pick(JOB_ORDERS),
    jobs_page: random.pick([1, 1, 1, 2, 3, 0]),
    job_listings_page: random.pick([0, 0, 1, 2]),
    per_page: random.pick([5, 12, 100]),
  };
  return { plain, query };
};

describe("a search finds what looking at every job finds", () => {
  test.each(Array.from({ length: SEARCHES }, (_, number) => number))("search %i", async (number) => {
    const { plain, query } = randomSearch(number);
    const { data, pagination, facets } = (await search(query, developer)).body;
    const { jobs_page: page, job_listings_page: listingsPage, per_page: rows } = query;
    const found = ads.ids(plain, query.orderBy, match);
    const listed = listings.ids(plain, "newest", match);
    const next = nextOf(found, page, rows);

    expect(data.job_ads.map(({ id }) => id)).toEqual(pageOf(found, page, rows));
    expect(data.job_listings.map(({ id }) => id)).toEqual(pageOf(listed, listingsPage, rows));
    expect(facets).toEqual(ads.facets(plain));
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
    for (const ad of data.job_ads) expect(ad.applied).toBe(applied.includes(ad.id));
  });
});

test("a guest who asks for the best matches gets the newest, and no applications", async () => {
  const { data } = (await search({ orderBy: "match", per_page: 100 })).body;
  const everything: PlainSearch = {
    skills: [],
    locations: [],
    seniorities: [],
    languages: [],
    words: [],
    hybrid: null,
    remote: null,
  };
  expect(data.job_ads.map(({ id }) => id)).toEqual(
    ads.ids(everything, "newest", match).slice(0, 100),
  );
  expect(data.job_ads.some((ad) => ad.applied)).toBe(false);
});

test("a page past the end is empty, and its totals are right", async () => {
  const { data, pagination } = (await search({ jobs_page: 9999, job_listings_page: 9999 })).body;
  expect(data).toEqual({ job_ads: [], job_listings: [] });
  expect(pagination).toMatchObject({
    jobs_next_page: null,
    job_listings_next_page: null,
    total_jobs: JOBS,
    total_job_listings: LISTINGS,
  });
});

test("whoever searches in Germany finds what is remote in the European Union", async () => {
  const job = await given.openJob({ cities: [], remoteIn: ["european-union"] });
  const idsIn = async (slug: string) => {
    const locations = [await given.placeId(slug)];
    const { data } = (await search({ locations, per_page: 100 })).body;
    return data.job_ads.map(({ id }) => id);
  };
  expect(await idsIn("germany")).toContain(job.id);
  expect(await idsIn("switzerland")).not.toContain(job.id);
});
