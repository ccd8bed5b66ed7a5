import { defaultWeights } from "@devguild/matching/default-weights";
import { explainMatch, type MatchExplanation } from "@devguild/matching/explanation";
import type { MatchDeveloper, MatchSeniority } from "@devguild/matching/types";
import { EXPERIENCES, LANGUAGE_LEVELS } from "@devguild/schemas/constants/catalogue";
import type { JobCard } from "@devguild/schemas/jobs";

type MatchedJob = Pick<JobCard, "skills" | "match_seniority" | "language">;

/** Computes how well a job matches a developer, and why. */
export const toMatch = (job: MatchedJob, developer: MatchDeveloper): MatchExplanation =>
  explainMatch(
    {
      skill_ids: job.skills.map(({ id }) => id),
      seniorities: job.match_seniority as MatchSeniority[],
      language_id: job.language?.id ?? null,
    },
    developer,
    defaultWeights,
  );

const level = (id: number) => (LANGUAGE_LEVELS[id] ?? LANGUAGE_LEVELS[0]).toLowerCase();

const skillWords = (job: MatchedJob, { skills }: MatchExplanation) => {
  const named = (ids: readonly number[]) =>
    job.skills.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const [had, missing] = [named(skills.had), named(skills.missing)];
  if (job.skills.length === 0) return "It lists no skills.";
  if (had.length === 0) return `You have none of the skills: ${missing.join(", ")}.`;
  if (missing.length === 0) return `You have all the skills: ${had.join(", ")}.`;
  return `You have ${had.length} of ${job.skills.length} skills: ${had.join(", ")}. Missing: ${missing.join(", ")}.`;
};

const seniorityWords = ({ seniority }: MatchExplanation) =>
  seniority && seniority.developer < seniority.required
    ? `They want ${EXPERIENCES[seniority.required].title.toLowerCase()}; you’re ${EXPERIENCES[seniority.developer].title.toLowerCase()}.`
    : null;

const languageWords = (job: MatchedJob, { language }: MatchExplanation) => {
  if (!language || !job.language) return null;
  return language.level_id === 0
    ? `It requires ${job.language.name}, which isn’t in your profile.`
    : `It requires ${job.language.name}; yours is ${level(language.level_id)}.`;
};

/**
 * Describes a match in words: the points and the reasons. "4.5 of 5: You have 3 of 4 skills …".
 * Source: docs/product/matching.md.
 */
export const describeMatch = (job: MatchedJob, match: MatchExplanation): string =>
  [
    `${match.points} of 5:`,
    skillWords(job, match),
    seniorityWords(match),
    languageWords(job, match),
  ]
    .filter(Boolean)
    .join(" ");
