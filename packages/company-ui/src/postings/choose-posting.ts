import type { JobPosting } from "@devguild/schemas/jobs";

/** Sorts jobs with candidates first; otherwise the order stays the same. */
export const candidatesFirst = (postings: readonly JobPosting[]) => [
  ...postings.filter(({ candidates_count }) => candidates_count > 0),
  ...postings.filter(({ candidates_count }) => candidates_count === 0),
];

export type FoundPosting = { posting: JobPosting } | { movedTo: number } | null;

/**
 * Finds the company's job for a URL. Old URLs use the slug and redirect to the id; null if the
 * company has no such job.
 */
export const findPosting = (postings: readonly JobPosting[], jobId: string): FoundPosting => {
  if (/^\d+$/.test(jobId)) {
    const posting = postings.find(({ id }) => id === Number(jobId));
    return posting ? { posting } : null;
  }
  const match = postings.find(({ slug }) => slug === jobId);
  return match ? { movedTo: match.id } : null;
};
