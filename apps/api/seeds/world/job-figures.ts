import type { jobSourceFigures } from "../../src/modules/job-figures/job-figures.tables.ts";
import { toSource } from "../../src/modules/job-figures/job-sources.policy.ts";
import { DAY_MS } from "../../src/time.ts";
import { createRandom } from "../random.ts";
import type { JobRow } from "./ad-plan.ts";
import type { Clock } from "./clock.ts";

type Row = typeof jobSourceFigures.$inferInsert;

/** The days of which the demo world has figures, of the company with demo logins and of others. */
export const FIGURE_DAYS = 90;
const OTHERS_DAYS = 21;

/** What share of an ad's views comes from where, and what share of these views leads to a click. */
const SOURCES = [
  { source: "search", campaign: "", share: 0.44, clicks: 0.04 },
  { source: "utm:job-alert", campaign: "", share: 0.2, clicks: 0.06 },
  { source: "matches", campaign: "", share: 0.14, clicks: 0.07 },
  { source: "company-page", campaign: "", share: 0.08, clicks: 0.05 },
  { source: "utm:linkedin", campaign: "backend-autumn", share: 0.08, clicks: 0.02 },
  { source: "utm:newsletter", campaign: "weekly-jobs", share: 0.04, clicks: 0.03 },
  { source: "direct", campaign: "", share: 0.02, clicks: 0.03 },
] as const;

// Only their sum is shown anywhere.
const OTHER_SOURCES = [{ source: "search", campaign: "", share: 1, clicks: 0.05 }] as const;

const toDay = (date: Date) => date.toISOString().slice(0, 10);
const isWeekend = (date: Date) => [0, 6].includes(date.getUTCDay());

/** How many people see an ad on a day: most when it is new, fewer at weekends, more with a salary. */
const planViews = (job: JobRow, date: Date, popularity: number) => {
  const age = (date.getTime() - (job.published_at?.getTime() ?? 0)) / DAY_MS;
  const novelty = 0.55 + 1.1 * Math.exp(-age / 9);
  return popularity * novelty * (isWeekend(date) ? 0.45 : 1);
};

const makeDay = (job: JobRow, date: Date, popularity: number, isShowcase: boolean): Row[] => {
  const day = toDay(date);
  const random = createRandom(`figures of ${job.id} on ${day}`);
  const planned = planViews(job, date, popularity) * (0.75 + random.next() * 0.5);
  // A salary doesn't change who opens an ad, but who applies.
  const eagerness = job.salary_min == null && job.salary_max == null ? 0.6 : 1;
  const sources = isShowcase ? SOURCES : OTHER_SOURCES;
  return sources.flatMap(({ source, campaign, share, clicks }) => {
    const views = Math.round(planned * share * (0.6 + random.next() * 0.8));
    if (views === 0) return [];
    const expected = views * clicks * eagerness;
    const whole = Math.floor(expected);
    return [
      {
        job_id: job.id,
        day,
        source,
        campaign,
        views,
        viewers: Math.max(1, Math.round(views * (0.72 + random.next() * 0.16))),
        apply_clicks: whole + (random.chance(expected - whole) ? 1 : 0),
      },
    ];
  });
};

type Applied = { job_id: number; applied_at?: Date; source?: string | null; utm?: object | null };

/** Adds what people did who applied: they opened the ad, some more than once, and pressed its button. */
const addApplicants = (rows: Row[], applied: readonly Applied[], since: Date) => {
  const buildKey = ({ job_id, day, source, campaign }: Row) =>
    [job_id, day, source, campaign].join(" ");
  const byKey = new Map(rows.map((row) => [buildKey(row), row]));
  for (const { job_id, applied_at: at, ...arrival } of applied) {
    if (!at || at < since) continue;
    const from = toSource({ source: arrival.source, ...arrival.utm });
    const row: Row = { job_id, day: toDay(at), ...from, views: 0, viewers: 0, apply_clicks: 0 };
    const known = byKey.get(buildKey(row)) ?? row;
    byKey.set(buildKey(row), known);
    const random = createRandom(`applicant of ${job_id} at ${at.toISOString()}`);
    known.apply_clicks = (known.apply_clicks ?? 0) + 1 + random.int(0, 2);
    known.views = (known.views ?? 0) + random.int(6, 14);
    known.viewers = (known.viewers ?? 0) + random.int(4, 6);
  }
  return [...byKey.values()];
};

/** Creates what happened with each ad while it was open in the last days, by day and source. */
export const makeJobFigures = (
  jobs: readonly JobRow[],
  applied: readonly Applied[],
  showcaseId: number,
  { now }: Clock,
): Row[] => {
  const figures = jobs.flatMap((job) => {
    const from = job.published_at;
    if (!from) return [];
    const ended = job.status === "published" ? null : (job.updated_at ?? null);
    const until = Math.min(
      now.getTime(),
      job.expire_at?.getTime() ?? Infinity,
      ended?.getTime() ?? Infinity,
    );
    const random = createRandom(`popularity of ${job.id}`);
    const isShowcase = job.company_id === showcaseId;
    const popularity = isShowcase ? 28 + random.next() * 34 : 5 + random.next() * 9;
    const rows: Row[] = [];
    for (let back = isShowcase ? FIGURE_DAYS : OTHERS_DAYS; back >= 0; back -= 1) {
      const date = new Date(now.getTime() - back * DAY_MS);
      const isOpen = toDay(date) >= toDay(from) && date.getTime() <= until;
      if (isOpen) rows.push(...makeDay(job, date, popularity, isShowcase));
    }
    return rows;
  });
  return addApplicants(figures, applied, new Date(now.getTime() - FIGURE_DAYS * DAY_MS));
};
