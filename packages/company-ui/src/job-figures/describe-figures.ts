import {
  FIGURE_PERIODS,
  JOB_SOURCES,
  MAIL_SOURCES,
  NAMED_SOURCE,
  RATE_MINIMUM,
  type FigurePeriod,
} from "@devguild/schemas/constants/job-figures";
import { createDateFormat, formatCount, pluralize } from "@devguild/schemas/formats";
import type { FigureSums, JobFigures } from "@devguild/schemas/job-figures";

const DAY_MS = 86_400_000;

export const PERIOD_LABELS: Record<FigurePeriod, string> = {
  "7": "7 days",
  "30": "30 days",
  "90": "90 days",
  all: "All time",
};

/** Formats a day as "21 Oct". */
export const formatFigureDay = (day: string) => shortDay(new Date(`${day.slice(0, 10)}T00:00:00Z`));
const shortDay = createDateFormat({ day: "numeric", month: "short", timeZone: "UTC" });

/** Formats a share as "4.0%". */
export const formatShare = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Returns a share of a number that is large enough to say something; otherwise null. */
export const toRate = (part: number, whole: number): number | null =>
  whole >= RATE_MINIMUM ? Math.min(1, part / whole) : null;

/** Formats a share of a number: "4.0%", or that there are too few to say. */
export const describeRate = (part: number, whole: number) => {
  const rate = toRate(part, whole);
  return rate === null ? "Too few to say" : formatShare(rate);
};

/** Describes a change as "+33%", and whether it is for the better; null without a comparison. */
export const describeChange = (now: number, before: number | null) => {
  if (before === null) return null;
  if (before === 0) return now === 0 ? null : { text: "new", isMore: true };
  const percent = Math.round((now / before - 1) * 100);
  return {
    text: `${percent < 0 ? "−" : "+"}${formatCount(Math.abs(percent))}%`,
    isMore: percent >= 0,
  };
};

/** Returns the period that figures are of, which may not be the chosen one yet. */
export const toShownPeriod = ({ from, to }: Pick<JobFigures, "from" | "to">): FigurePeriod => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return FIGURE_PERIODS.find((period) => Number(period) === days) ?? "all";
};

const PERIOD_WORDS: Record<FigurePeriod, string> = {
  "7": "in 7 days",
  "30": "in 30 days",
  "90": "in 90 days",
  all: "since it was published",
};

/** The answer of the page: "14 applications in 30 days, 9 more than before". */
export const describeAnswer = (
  { applications }: FigureSums,
  before: FigureSums | null,
  period: FigurePeriod,
) => {
  const answer =
    applications === 0
      ? `No applications ${PERIOD_WORDS[period]}`
      : `${pluralize(applications, "application")} ${PERIOD_WORDS[period]}`;
  if (!before) return answer;
  const more = applications - before.applications;
  if (more === 0) return `${answer}, as many as before`;
  return `${answer}, ${formatCount(Math.abs(more))} ${more > 0 ? "more" : "fewer"} than before`;
};

// Links name their source in lower case.
const BRANDS: Readonly<Record<string, string>> = {
  ...MAIL_SOURCES,
  github: "GitHub",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
  youtube: "YouTube",
};

/** Returns the name of a source, and the words in the link that name it. */
export const describeSource = ({ source, campaign }: { source: string; campaign: string }) => {
  if (!source.startsWith(NAMED_SOURCE))
    return { name: JOB_SOURCES[source as keyof typeof JOB_SOURCES] ?? source, detail: null };
  const name = source.slice(NAMED_SOURCE.length);
  const detail = `utm_source=${name}${campaign ? `\u00a0· ${campaign}` : ""}`;
  return { name: BRANDS[name] ?? name.charAt(0).toUpperCase() + name.slice(1), detail };
};

const LIFE_LABELS: Record<JobFigures["life"][number]["kind"], string> = {
  drafted: "Draft",
  published: "Published",
  reposted: "Reposted",
  extended: "Extended",
  boosted: "Boosted",
  unpublished: "Unpublished",
  archived: "Archived",
  restored: "Out of archive",
};

type LifePoint = { label: string; at: string; state: "past" | "now" | "next" };

const EVENTS_SHOWN = 4;

/** The dates of an ad: the last events, the newest being its present, and when an open one ends. */
export const toLife = ({ life, job }: Pick<JobFigures, "life" | "job">): LifePoint[] => {
  const past = life.slice(-EVENTS_SHOWN).map(({ kind, at }, index, shown) => ({
    label: LIFE_LABELS[kind],
    at,
    state: index === shown.length - 1 ? ("now" as const) : ("past" as const),
  }));
  if (!job.expire_at) return past;
  if (job.status === "published")
    return [...past, { label: "Expires", at: job.expire_at, state: "next" }];
  if (job.status !== "expired") return past;
  return [
    ...past.map(({ label, at }) => ({ label, at, state: "past" as const })),
    { label: "Expired", at: job.expire_at, state: "now" },
  ];
};

const WEAK_UNTIL = 5;
const STRONG_FROM = 8;

/** Adds up applicants by how well they match; their points are in half steps from 0 to 5. */
export const toMatchGroups = (counts: readonly number[]) => {
  const sum = (from: number, until?: number) =>
    counts.slice(from, until).reduce((all, count) => all + count, 0);
  return {
    weak: sum(0, WEAK_UNTIL),
    fair: sum(WEAK_UNTIL, STRONG_FROM),
    strong: sum(STRONG_FROM),
    all: sum(0),
  };
};
