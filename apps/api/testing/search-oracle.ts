import { pickLeadingAds } from "@devguild/job-index/leading-ads";
import { defaultWeights } from "@devguild/matching/default-weights";
import { matchPoints, matchScore } from "@devguild/matching/score";
import { toMatchSeniority } from "@devguild/matching/seniority";
import type { MatchDeveloper } from "@devguild/matching/types";
import type { PublishedWithin } from "@devguild/schemas/constants/jobs";

import { DAY_MS } from "../src/time.ts";
import type { LocationHierarchy } from "../src/modules/catalogue/location-hierarchy.policy.ts";

/** A job ad or a listing in plain terms; `words` are those of the title and company. */
export type PlainJob = {
  id: number;
  words: string[];
  skills: number[];
  cities: number[];
  remoteIn: number[];
  remote: boolean;
  seniorities: number[];
  language: number | null;
  hybrid: number;
  employment: number;
  salaryMin: number | null;
  salaryMax: number | null;
  published: number;
  boosted: boolean;
};

/** A search in plain terms; `words` are those of the search text. */
export type PlainSearch = {
  skills: number[];
  locations: number[];
  seniorities: number[];
  languages: number[];
  words: string[];
  /** Remote true and the hybrid options widen one another; remote false leaves out remote ads. */
  modes: { hybrid: number[]; remote: boolean | null };
  employment: number[];
  /** Publication within this many days; null: any time. */
  days: PublishedWithin | null;
  /** The minimum salary, and whether ads without a salary match. */
  salary: { least: number | null; unstated: boolean };
};

type Filter = Exclude<keyof PlainSearch, "words">;

/** The country of each city, the countries of each region, and the id of the "anywhere" region. */
type Geography = Pick<LocationHierarchy, "countryByCity" | "countriesByRegion"> & {
  anywhere: number;
};

// Beside the ids of the hybrid options.
const REMOTE = -1;

const overlap = (wanted: number[], has: number[]) =>
  wanted.length === 0 || wanted.some((id) => has.includes(id));

/** Lists every location that finds a job, without optimisation. */
const listLocations = (
  job: PlainJob,
  { countryByCity, countriesByRegion, anywhere }: Geography,
) => {
  const countries = job.cities.map((city) => countryByCity.get(city) ?? 0);
  const areas = job.remoteIn.filter((area) => countriesByRegion.has(area));
  const ownCountries = [
    ...countries,
    ...job.remoteIn.filter((area) => !countriesByRegion.has(area)),
  ];
  const around = [...countriesByRegion]
    .filter(
      // The "anywhere" region only finds jobs that can be done from anywhere.
      ([region, members]) =>
        region !== anywhere && ownCountries.some((country) => members.includes(country)),
    )
    .map(([region]) => region);
  const within = areas.flatMap((area) => countriesByRegion.get(area) ?? []);
  return [...new Set([...job.cities, ...ownCountries, ...around, ...areas, ...within])];
};

const getMaxSalary = (job: PlainJob) => job.salaryMax ?? job.salaryMin;

/**
 * Creates a reference implementation of the search that checks every job for every question. The database's
 * results are compared with it; ages count back from `searchedAt`, in milliseconds.
 */
export const createOracle = (
  jobs: readonly PlainJob[],
  geography: Geography,
  searchedAt: number,
) => {
  const locations = new Map(jobs.map((job) => [job, listLocations(job, geography)]));
  const passes: Record<Filter, (job: PlainJob, search: PlainSearch) => boolean> = {
    skills: (job, search) => overlap(search.skills, job.skills),
    locations: (job, search) => overlap(search.locations, locations.get(job) ?? []),
    seniorities: (job, search) => overlap(search.seniorities, job.seniorities),
    languages: (job, search) => overlap(search.languages, job.language ? [job.language] : []),
    modes: (job, { modes: { hybrid, remote } }) => {
      if (remote === false && job.remote) return false;
      return overlap(
        [...hybrid, ...(remote ? [REMOTE] : [])],
        [job.hybrid, ...(job.remote ? [REMOTE] : [])],
      );
    },
    employment: (job, search) => overlap(search.employment, [job.employment]),
    days: (job, { days }) => days === null || job.published > searchedAt - days * DAY_MS,
    salary: (job, { salary: { least, unstated } }) => {
      const pays = getMaxSalary(job);
      return pays === null ? unstated : pays >= (least ?? 0);
    },
  };
  const finds = (search: PlainSearch, left?: Filter) =>
    jobs.filter(
      (job) =>
        search.words.every((word) => job.words.some((own) => own.startsWith(word))) &&
        (Object.keys(passes) as Filter[]).every(
          (filter) => filter === left || passes[filter](job, search),
        ),
    );
  const countOptions = (found: PlainJob[], getOptions: (job: PlainJob) => number[]) => {
    const counts = new Map<number, number>();
    for (const job of found)
      for (const id of getOptions(job)) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts]
      .map(([id, count]) => ({ id, count }))
      .toSorted((a, b) => b.count - a.count || a.id - b.id);
  };
  const computeScore = (job: PlainJob, developer: MatchDeveloper) =>
    matchScore(
      {
        skill_ids: job.skills,
        seniorities: job.seniorities.map(toMatchSeniority),
        language_id: job.language,
      },
      developer,
      defaultWeights,
    );
  const createRank = (order: string, developer: MatchDeveloper) => (job: PlainJob) =>
    order === "salary"
      ? (job.salaryMax ?? -1)
      : order === "match"
        ? matchPoints(computeScore(job, developer))
        : job.published;

  return {
    /** Returns the ids that a search finds, in order. */
    ids: (search: PlainSearch, order: string, developer: MatchDeveloper, now: number) => {
      const rank = createRank(order, developer);
      const found = finds(search)
        .toSorted((a, b) => rank(b) - rank(a) || b.published - a.published || b.id - a.id)
        .map(({ id }) => id);
      if (order !== "relevance") return found;
      const boosted = jobs.filter((job) => job.boosted && found.includes(job.id));
      const leading = pickLeadingAds(
        boosted.map(({ id }) => id),
        now,
      );
      return [...leading, ...found.filter((id) => !leading.includes(id))];
    },
    /** Counts the jobs that each option would show, given all other filters. */
    facets: (search: PlainSearch) => ({
      skills: countOptions(finds(search, "skills"), (job) => job.skills),
      locations: countOptions(finds(search, "locations"), (job) => locations.get(job) ?? []),
      seniorities: countOptions(finds(search, "seniorities"), (job) => job.seniorities),
      languages: countOptions(finds(search, "languages"), (job) =>
        job.language ? [job.language] : [],
      ),
      hybrid_options: countOptions(finds(search, "modes"), (job) => [job.hybrid]),
      employment_types: countOptions(finds(search, "employment"), (job) => [job.employment]),
      published: ([1, 3, 7, 30] as const).map((days) => ({
        id: days,
        count: finds({ ...search, days }).length,
      })),
      remote: finds(search, "modes").filter((job) => job.remote).length,
      salary: {
        counts: Array.from(
          { length: 21 },
          (_, step) =>
            finds(search, "salary").filter((job) => {
              const pays = getMaxSalary(job);
              return pays !== null && Math.min(20, Math.floor(pays / 10_000)) === step;
            }).length,
        ),
        unstated: finds(search, "salary").filter((job) => getMaxSalary(job) === null).length,
      },
      found_skills: countOptions(finds(search), (job) => job.skills).slice(0, 24),
    }),
  };
};
