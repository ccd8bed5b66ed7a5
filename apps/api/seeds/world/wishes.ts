import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";

import { type Random, createRandom } from "../random.ts";
import type { JobRow } from "./ad-plan.ts";
import type { Wish } from "./application-wish.ts";
import { openDays } from "./applications.ts";
import type { Clock } from "./clock.ts";
import type { Developer } from "./developers.ts";
import { SCHEDULING_TITLE } from "./tidewerk.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const S = APPLICATION_STATUSES;
const TOTAL_APPLICATIONS = 1600;
const SHOWCASE_ID = 1;

/** An agency with many ads, and how many more candidates they have: an inbox that takes hours to work through. */
const BUSY = { companyId: 11, candidates: 300 };
const BUSY_OUTCOMES: readonly (readonly [ApplicationStatus, number])[] = [
  [S.NEW_CANDIDATE, 8],
  [S.INTERVIEWING, 2],
];

const OUTCOMES: readonly (readonly [ApplicationStatus, number])[] = [
  [S.NEW_CANDIDATE, 36],
  [S.INTERVIEWING, 18],
  [S.HIRED, 5],
  [S.WALKED_AWAY, 9],
  [S.DECLINED_BY_COMPANY, 24],
  [S.DECLINED_BY_TM, 3],
  [S.NOT_FIT_BY_TM, 3],
];

/** The candidates of the showcase's ad: their status, and how many days ago they applied. */
const SCHEDULING_CANDIDATES: readonly (readonly [ApplicationStatus, number])[] = [
  [S.NEW_CANDIDATE, 0.1],
  [S.NEW_CANDIDATE, 0.3],
  [S.NEW_CANDIDATE, 1.2],
  [S.NEW_CANDIDATE, 2.1],
  [S.NEW_CANDIDATE, 3.4],
  [S.NEW_CANDIDATE, 4.3],
  [S.NEW_CANDIDATE, 6.2],
  [S.INTERVIEWING, 6.8],
  [S.INTERVIEWING, 8.1],
  [S.INTERVIEWING, 9.5],
  [S.INTERVIEWING, 12.4],
  [S.HIRED, 17.2],
  [S.DECLINED_BY_COMPANY, 10.3],
  [S.DECLINED_BY_COMPANY, 13.8],
  [S.DECLINED_BY_COMPANY, 15.1],
  [S.DECLINED_BY_COMPANY, 16.4],
  [S.WALKED_AWAY, 11.2],
  [S.WALKED_AWAY, 14.6],
  [S.NOT_FIT_BY_TM, 15.9],
  [S.DECLINED_BY_TM, 16.8],
  [S.NEW_CANDIDATE, 7.7],
];

/** The same for each other ad of the showcase that is open for long enough. */
const SHOWCASE_CANDIDATES: typeof SCHEDULING_CANDIDATES = [
  [S.NEW_CANDIDATE, 0.6],
  [S.NEW_CANDIDATE, 1.9],
  [S.INTERVIEWING, 3.7],
  [S.NEW_CANDIDATE, 4.6],
];

const outcomeFor = (random: Random, job: JobRow, clock: Clock): ApplicationStatus => {
  if (job.direct_apply) return S.APPLIED;
  if (job.offer_type === OFFER_TYPES.PPH && random.chance(0.3)) return S.APPLIED;
  // Nobody is hired within the first days of an ad.
  return openDays(job, clock) < 4 ? S.NEW_CANDIDATE : random.weighted(OUTCOMES);
};

const overlap = ({ skills }: Developer, job: JobRow) =>
  skills.filter(({ id }) => job.skill_ids?.includes(id)).length;

/** Plans the applications of the developer with a demo login: one of each kind worth showing. */
const planOwnWishes = (mira: Developer, jobs: readonly JobRow[], clock: Clock): Wish[] => {
  const fitting = jobs
    .filter(
      (job) =>
        job.status === "published" &&
        job.company_id !== SHOWCASE_ID &&
        job.offer_type !== OFFER_TYPES.PPH &&
        openDays(job, clock) > 25,
    )
    .toSorted((a, b) => overlap(mira, b) - overlap(mira, a) || a.id - b.id);
  const inside = fitting.filter(({ direct_apply }) => !direct_apply);
  const outside = fitting.find(({ direct_apply }) => direct_apply);
  const wishes: (Omit<Wish, "developer" | "job"> & { job: JobRow | undefined })[] = [
    { job: inside[0], status: S.INTERVIEWING, daysAgo: 9, coverLetter: true, straight: true },
    { job: inside[1], status: S.NEW_CANDIDATE, daysAgo: 3, coverLetter: true, straight: true },
    {
      job: inside[2],
      status: S.DECLINED_BY_COMPANY,
      daysAgo: 20,
      coverLetter: true,
      straight: true,
    },
    { job: inside[3], status: S.WALKED_AWAY, daysAgo: 17 },
    { job: inside[4], status: S.DECLINED_BY_COMPANY, daysAgo: 24, archived: true },
    { job: outside, status: S.APPLIED, daysAgo: 5 },
  ];
  return wishes.flatMap(({ job, ...wish }) => (job ? [{ ...wish, developer: mira, job }] : []));
};

/** Plans the candidates of the agency with many, all to be answered; `taken` lists who has applied where. */
const planBusyWishes = (
  developers: readonly Developer[],
  jobs: readonly JobRow[],
  taken: Set<string>,
): Wish[] => {
  const random = createRandom("a busy agency");
  const ads = jobs.filter(
    ({ company_id, status, direct_apply, offer_type }) =>
      company_id === BUSY.companyId &&
      status === "published" &&
      !direct_apply &&
      offer_type !== OFFER_TYPES.PPH,
  );
  const free = ads.flatMap((job) =>
    developers
      .filter(({ row }) => !taken.has(`${row.id} ${job.id}`))
      .map((developer) => ({ developer, job })),
  );
  const [suited, others] = [
    free.filter(({ developer, job }) => overlap(developer, job) > 0),
    free.filter(({ developer, job }) => overlap(developer, job) === 0),
  ];
  return [...random.shuffled(suited), ...random.shuffled(others)]
    .slice(0, BUSY.candidates)
    .map(({ developer, job }) => ({
      developer,
      job,
      status: random.weighted(BUSY_OUTCOMES),
      archived: false,
    }));
};

/** Plans who applies where: everyone to jobs that match their skills, nobody twice to the same job. */
export const makeWishes = (
  developers: readonly Developer[],
  jobs: readonly JobRow[],
  clock: Clock,
): Wish[] => {
  const random = createRandom("wishes");
  const [mira, ...others] = developers;
  if (!mira) return [];
  const able = others.filter(({ canApply, row }) => canApply && row.id > 3);
  const answerable = jobs.filter(({ published_at }) => openDays({ published_at }, clock) > 0.3);
  const scheduling = jobs.find(({ title }) => title === SCHEDULING_TITLE);
  const wishes = planOwnWishes(mira, jobs, clock);
  const taken = new Set<string>();

  if (scheduling) {
    const best = able.toSorted(
      (a, b) => overlap(b, scheduling) - overlap(a, scheduling) || a.row.id - b.row.id,
    );
    // Some good and some poor matches, as a list of candidates is never all good.
    const candidates = random.shuffled([
      ...best.slice(0, 15),
      ...random.some(best.slice(15, 120), 6),
    ]);
    for (const [index, [status, daysAgo]] of SCHEDULING_CANDIDATES.entries()) {
      const developer = candidates[index];
      if (!developer) continue;
      taken.add(`${developer.row.id} ${scheduling.id}`);
      wishes.push({ developer, job: scheduling, status, daysAgo, archived: false });
    }
  }
  for (const job of jobs) {
    if (job.company_id !== SHOWCASE_ID || job === scheduling || job.status !== "published")
      continue;
    if (job.direct_apply || job.offer_type === OFFER_TYPES.PPH) continue;
    const suited = random.shuffled(able.filter((developer) => overlap(developer, job) >= 1));
    for (const [index, [status, daysAgo]] of SHOWCASE_CANDIDATES.entries()) {
      const developer = suited[index];
      // Not everybody at the same minute.
      const applied = daysAgo * (0.8 + random.next() * 0.4);
      if (!developer || applied >= openDays(job, clock)) continue;
      taken.add(`${developer.row.id} ${job.id}`);
      wishes.push({ developer, job, status, daysAgo: applied, archived: false });
    }
  }
  const fitting = new Map(
    able.map((developer) => [
      developer.row.id,
      answerable
        .filter((job) => overlap(developer, job) >= 1)
        .flatMap((job) => Array.from({ length: overlap(developer, job) ** 2 }, () => job)),
    ]),
  );
  while (wishes.length < TOTAL_APPLICATIONS) {
    const developer = random.pick(able);
    const options = fitting.get(developer.row.id) ?? [];
    const job = random.pick(options.length > 0 ? options : answerable);
    const key = `${developer.row.id} ${job.id}`;
    // Clicks through to another site are common, but rarely recorded.
    if (taken.has(key) || (job.direct_apply && random.chance(0.75))) continue;
    taken.add(key);
    wishes.push({ developer, job, status: outcomeFor(random, job, clock) });
  }
  // Last, so that nobody else's application depends on them.
  return [...wishes, ...planBusyWishes(able, answerable, taken)];
};
