import type { JobPosting } from "@devguild/schemas/jobs";
import type { LoaderContext } from "@devguild/session/with-queries";

export type FoundPosting = { posting: JobPosting } | { movedTo: number } | null;

const isId = (jobId: string) => /^[1-9]\d{0,14}$/.test(jobId);

/**
 * Loads the company's job for a URL. Old URLs use the slug and redirect to the id; null if the
 * company has no job with that slug. An id that the company doesn't have is a 404.
 */
export const loadPosting = async (
  { api, queries }: Pick<LoaderContext, "api" | "queries">,
  companyId: number,
  jobId: string,
): Promise<FoundPosting> => {
  if (isId(jobId)) {
    const params = { companyId, jobId: Number(jobId) };
    const { data: posting } = await queries.fetchQuery(api.postings.one.options({ params }));
    return { posting };
  }
  const { data } = await queries.fetchQuery(
    api.postings.list.options({ params: { id: companyId }, query: { slug: jobId } }),
  );
  return data[0] ? { movedTo: data[0].id } : null;
};
