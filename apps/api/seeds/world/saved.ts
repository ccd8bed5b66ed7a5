import { searchToSave } from "@devguild/schemas/alerts";
import type { AlertFrequency } from "@devguild/schemas/constants/alerts";
import type { z } from "zod";

import type { savedSearches } from "../../src/modules/alerts/alerts.tables.ts";
import { canonicalSearch, hashSearch } from "../../src/modules/alerts/canonical-search.policy.ts";
import type { savedJobs } from "../../src/modules/saved-jobs/saved-jobs.tables.ts";
import { createRandom } from "../random.ts";
import type { JobRow } from "./ad-plan.ts";
import type { Catalogue } from "./catalogue-index.ts";
import { between, type Clock, later } from "./clock.ts";
import type { Developer } from "./developers.ts";

const SAVED_EACH = 5;
const CONSIDERED = 16;
/** Newer jobs, which lists show first, are left to be saved. */
const AGE_MIN = 14;

/** Returns how many of a job's skills a developer has, from 0 to 1. */
const getShare = ({ skills }: Developer, { skill_ids: asked = [] }: JobRow) =>
  asked.length === 0
    ? 0
    : asked.filter((id) => skills.some((skill) => skill.id === id)).length / asked.length;

/** Lists the jobs that fit a developer best and still ask for something new, the best first. */
const listBest = (developer: Developer, jobs: readonly JobRow[]) =>
  jobs
    .filter((job) => getShare(developer, job) < 1)
    .toSorted((a, b) => getShare(developer, b) - getShare(developer, a))
    .slice(0, CONSIDERED);

/** Picks a developer's saved jobs: open jobs that fit well, and one that has closed since. */
const pickSavedJobs = (
  developer: Developer,
  jobs: readonly JobRow[],
  clock: Clock,
): (typeof savedJobs.$inferInsert)[] => {
  const random = createRandom(`saved by ${developer.row.id}`);
  const listed = jobs.filter(
    ({ published_at }) => published_at && published_at < clock.daysAgo(AGE_MIN),
  );
  const isOpen = ({ status }: JobRow) => status === "published";
  const isClosed = ({ status }: JobRow) => status === "unpublished" || status === "archived";
  const saved = [
    ...random.some(listBest(developer, listed.filter(isOpen)), SAVED_EACH - 1),
    ...random.some(listBest(developer, listed.filter(isClosed)), 1),
  ];
  return saved.map(({ id, published_at, expire_at, status }) => ({
    developer_id: developer.row.id,
    job_id: id,
    created_at: between(
      random,
      published_at ?? clock.now,
      status === "published" || !expire_at || expire_at > clock.now ? clock.now : expire_at,
    ),
  }));
};

type Wish = {
  developer: Developer | undefined;
  name: string;
  search: z.input<typeof searchToSave>;
  frequency: AlertFrequency;
};

/** Creates the saved jobs and searches of the developers with demo logins. */
export const makeSaved = (
  [mira, owner, admin]: readonly Developer[],
  jobs: readonly JobRow[],
  catalogue: Catalogue,
  clock: Clock,
) => {
  const wishes: Wish[] = [
    {
      developer: mira,
      name: "Go in Hamburg",
      search: { skills: [catalogue.skill("Go")], locations: [catalogue.city("Hamburg DE").id] },
      frequency: "daily",
    },
    {
      developer: mira,
      name: "Remote with PostgreSQL",
      search: { skills: [catalogue.skill("PostgreSQL")], remote: true, salary_min: 70_000 },
      frequency: "never",
    },
    {
      developer: admin,
      name: "React or TypeScript, remote",
      search: { skills: [catalogue.skill("React"), catalogue.skill("TypeScript")], remote: true },
      frequency: "weekly",
    },
  ];
  const lookedAt = clock.daysAgo(0.8);
  return {
    savedJobs: [mira, owner, admin].flatMap((developer) =>
      developer ? pickSavedJobs(developer, jobs, clock) : [],
    ),
    savedSearches: wishes.flatMap(
      ({ developer, name, search: input, frequency }): (typeof savedSearches.$inferInsert)[] => {
        if (!developer) return [];
        const search = canonicalSearch(searchToSave.parse(input));
        return [
          {
            developer_id: developer.row.id,
            name,
            search,
            search_hash: hashSearch(search),
            frequency,
            created_at: clock.daysAgo(20),
            confirmed_at: clock.daysAgo(20),
            looked_at: lookedAt,
            due_at: frequency === "never" ? null : later(lookedAt, frequency === "daily" ? 1 : 7),
            last_mail_at: frequency === "never" ? null : lookedAt,
          },
        ];
      },
    ),
  };
};
