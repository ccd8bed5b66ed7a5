import type { LoaderContext } from "@devguild/session/with-queries";
import { data } from "react-router";

const NOT_FOUND = 404;

/** The number that a path's parameter is; null where it is none. */
const readId = (param: string | undefined) =>
  param !== undefined && /^[1-9]\d{0,14}$/.test(param) ? Number(param) : null;

/** What no record answers to. */
export const notFound = () => data(null, { status: NOT_FOUND });

/** Loads the company that the path names, with all its jobs; 404 where there is none. */
export const loadCompany = async ({ api, queries, params }: LoaderContext) => {
  const id = readId(params["company_id"]);
  if (id === null) throw notFound();
  const [company, jobs] = await Promise.all([
    queries.fetchQuery(api.companies.baseInfo.options({ params: { id } })),
    queries.fetchQuery(api.postings.list.options({ params: { id } })),
  ]);
  return { company: company.data, jobs: jobs.data };
};
