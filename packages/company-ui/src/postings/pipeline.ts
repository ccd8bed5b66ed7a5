import { pluralize } from "@devguild/schemas/formats";
import type { JobPosting } from "@devguild/schemas/jobs";

type Counts = Pick<
  JobPosting,
  | "candidates_count"
  | "new_candidates_count"
  | "interviewing_candidates_count"
  | "hired_candidates_count"
>;

export const STAGES = ["new", "interviewing", "hired", "closed"] as const;
export type Stage = (typeof STAGES)[number];

/** Returns how many candidates are in each stage; those who were declined or withdrew are closed. */
export const toStages = (counts: Counts): Record<Stage, number> => {
  const fresh = counts.new_candidates_count;
  const interviewing = counts.interviewing_candidates_count;
  const hired = counts.hired_candidates_count;
  return {
    new: fresh,
    interviewing,
    hired,
    closed: counts.candidates_count - fresh - interviewing - hired,
  };
};

const WORDS: Record<Stage, string> = {
  new: "new",
  interviewing: "in interviews",
  hired: "hired",
  closed: "closed",
};

/** Describes a pipeline as "22 candidates: 7 new, 2 in interviews, 13 closed". */
export const describePipeline = (counts: Counts): string => {
  const stages = toStages(counts);
  const parts = STAGES.flatMap((stage) =>
    stages[stage] > 0 ? [`${stages[stage]} ${WORDS[stage]}`] : [],
  );
  return `${pluralize(counts.candidates_count, "candidate")}: ${parts.join(", ")}`;
};
