import { LONG_WAIT_DAYS } from "@devguild/schemas/constants/candidate-inbox";
import { ADVICE_MAX } from "@devguild/schemas/constants/job-figures";
import type { FigureAdvice } from "@devguild/schemas/job-figures";
import type { MarketSalary } from "@devguild/schemas/salaries";

/** Below this, a difference in applications is chance. */
const LEAST_MORE_PERCENT = 10;
const FEWEST_APPLICANTS = 10;
const LACKING_SHARE = 0.6;
const LEAST_MORE_DEVELOPERS = 20;
const LEAST_MORE_SHARE = 0.2;

/** What is known about an ad that advice follows from. */
export type AdFacts = {
  salary: { min: number | null; max: number | null };
  market: MarketSalary | null;
  /** What a salary changes for ads of its main skill, else for all. */
  effect: { skill: string | null; more_percent: number; ads: number } | null;
  applicants: number;
  /** By the ad's skills: their names, and how many applicants are without. */
  lacking: readonly { skill: string; lacking: number }[];
  /** What another language would change; null for ads in it. */
  language: { name: string; reach: number; reachNow: number } | null;
  /** The candidate who has waited longest for a first answer; null if nobody, or it isn't shown. */
  longest: { id: number; name: string; days: number; waiting: number } | null;
};

const salaryAdvice = ({ salary, market, effect }: AdFacts): FigureAdvice[] => {
  const highest = salary.max ?? salary.min;
  if (highest === null)
    return effect && effect.more_percent >= LEAST_MORE_PERCENT
      ? [{ kind: "show-salary", ...effect }]
      : [];
  return market && highest < market.median
    ? [{ kind: "raise-salary", highest, median: market.median, ads: market.ads }]
    : [];
};

const answerAdvice = ({ longest }: AdFacts): FigureAdvice[] =>
  longest && longest.days >= LONG_WAIT_DAYS
    ? [
        {
          kind: "answer",
          candidate_id: longest.id,
          name: longest.name,
          waiting_days: longest.days,
          waiting: longest.waiting,
        },
      ]
    : [];

const skillAdvice = ({ applicants, lacking }: AdFacts): FigureAdvice[] => {
  const [most] = lacking.toSorted((a, b) => b.lacking - a.lacking);
  return lacking.length > 1 &&
    most &&
    applicants >= FEWEST_APPLICANTS &&
    most.lacking >= applicants * LACKING_SHARE
    ? [{ kind: "drop-skill", skill: most.skill, lacking: most.lacking, applicants }]
    : [];
};

const languageAdvice = ({ language }: AdFacts): FigureAdvice[] => {
  if (!language) return [];
  const more = language.reach - language.reachNow;
  return more >= Math.max(LEAST_MORE_DEVELOPERS, language.reachNow * LEAST_MORE_SHARE)
    ? [{ kind: "change-language", language: language.name, more_developers: more }]
    : [];
};

/** Lists what could make an ad do better, the most effective first. Pure. Source: docs/product/job-figures.md. */
export const listAdvice = (facts: AdFacts): FigureAdvice[] =>
  [
    ...salaryAdvice(facts),
    ...answerAdvice(facts),
    ...languageAdvice(facts),
    ...skillAdvice(facts),
  ].slice(0, ADVICE_MAX);
