import type { JobPosting } from "@devguild/schemas/jobs";

/** Jobs to pick candidates from: those that have some first, both parts in the order given. */
export const candidatesFirst = (postings: readonly JobPosting[]) => [
  ...postings.filter(({ candidates_count }) => candidates_count > 0),
  ...postings.filter(({ candidates_count }) => candidates_count === 0),
];

export type FoundPosting = { posting: JobPosting } | { movedTo: number } | null;

/**
 * The company's job that an address means. Former addresses name it by its slug and have moved to
 * the id; null where the company has no such job.
 */
export const findPosting = (postings: readonly JobPosting[], jobId: string): FoundPosting => {
  if (/^\d+$/.test(jobId)) {
    const posting = postings.find(({ id }) => id === Number(jobId));
    return posting ? { posting } : null;
  }
  const named = postings.find(({ slug }) => slug === jobId);
  return named ? { movedTo: named.id } : null;
};
