import type { MatchDeveloper } from "@devguild/matching/types";

import { createRandom } from "../seeds/random.ts";
import type { Db } from "../src/db/db.ts";
import { getCatalogue } from "../src/modules/catalogue/catalogue.queries.ts";
import { HOUR_MS } from "../src/time.ts";
import type { Given } from "./given.ts";
import { createOracle, type PlainJob } from "./search-oracle.ts";

const NOW = Date.now();
export const JOBS = 120;
export const LISTINGS = 40;

const SKILLS = ["go", "rust", "java", "typescript", "react", "python"];
const CITIES = ["berlin", "hamburg", "vienna", "zurich", "paris", "london", "lisbon"];
const AREAS = ["european-union", "dach", "germany", "united-kingdom", "anywhere"];
const PLACES = [...CITIES, ...AREAS, "austria", "portugal", "switzerland", "europe"];
const LANGUAGES = ["english", "german", "french"];

// Titles with the words that the search should find them by.
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
// As imports name them.
const NAMED_EMPLOYMENT = ["Full-time", "part time", "contract", "Internship"];
const COMPANIES = ["Nordwind", "Blau & Söhne", "Kernel 7"];
const COMPANY_WORDS = [["nordwind"], ["blau", "sohne"], ["kernel", "7"]];

/**
 * Creates jobs and listings of all kinds, open and closed, always the same; returns oracles that know
 * what a search finds, and a developer who has applied to some.
 */
export const searchWorld = async (db: Db, given: Given) => {
  const skills = await Promise.all(SKILLS.map(given.skillId));
  const locations = await Promise.all(PLACES.map(given.placeId));
  const languages = await Promise.all(LANGUAGES.map(given.languageId));
  const areas = new Map(
    await Promise.all(AREAS.map(async (slug) => [slug, await given.placeId(slug)] as const)),
  );
  const geography = {
    ...(await getCatalogue(db)).hierarchy,
    anywhere: await given.placeId("anywhere"),
  };
  const companies = await Promise.all(COMPANIES.map((name) => given.company({ name })));
  const random = createRandom("search");

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
      employment: random.pick([1, 1, 1, 2, 3, 4]),
      salaryMin: random.chance(0.6) ? 1000 * random.int(8, 50) : null,
      salaryMax: random.chance(0.7) ? 1000 * random.pick([50, 51, 52, 53, 60, 99, 150, 400]) : null,
      // Whole hours, so that some have the same publication time and the id decides.
      published: NOW - HOUR_MS * random.pick([1, 5, 30, 50, 60, 100, 500, 1000]) + HOUR_MS / 2,
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
      employment_type_id: plain.employment,
      salary_min: plain.salaryMin,
      salary_max: plain.salaryMax,
      published_at: new Date(plain.published),
      boosted_until: new Date(plain.boosted ? NOW + HOUR_MS : NOW - HOUR_MS),
    };
    const { id } = await given.openJob(values);
    plainJobs.push({ ...plain, id, words: [...plain.words, ...(COMPANY_WORDS[company] ?? [])] });
    // The same job in every state that the search must not find.
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
      employment_type: NAMED_EMPLOYMENT[plain.employment - 1] ?? null,
      remote,
      salary_min: plain.salaryMin,
      salary_max: plain.salaryMax,
      published_at: new Date(plain.published),
    });
    plainListings.push({
      ...plain,
      id,
      remote,
      remoteIn: [],
      boosted: false,
      words: [...plain.words, "elsewhere"],
    });
  }
  await given.listing({ is_active: false });

  const developer = await given.developer({
    skills: { go: 5, rust: 2, typescript: 3 },
    languages: { english: 4, german: 1 },
    seniority: 1,
  });
  const match: MatchDeveloper = {
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
  const applied = random.some(plainJobs, 10).map(({ id }) => id);
  for (const id of applied) await given.application(developer.developerId, id);
  return {
    skills,
    locations,
    languages,
    developer,
    match,
    applied,
    ads: createOracle(plainJobs, geography, NOW),
    listings: createOracle(plainListings, geography, NOW),
  };
};
