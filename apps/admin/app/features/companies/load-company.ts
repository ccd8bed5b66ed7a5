import { hasStatus } from "@devguild/api-client/has-status";
import { NOT_FOUND } from "@devguild/schemas/constants/statuses";
import type { LoaderContext } from "@devguild/session/with-queries";
import { data, redirect } from "react-router";

import { companyDeletionPath } from "./company-addresses.ts";

/** Parses a path parameter as an id; null if it isn't one. */
export const parseId = (param: string | undefined) =>
  param !== undefined && /^[1-9]\d{0,14}$/.test(param) ? Number(param) : null;

/** Creates a 404 response. */
export const notFound = () => data(null, { status: NOT_FOUND });

/** Loads the company in the path; 404 if there is none. Redirects to what became of a deleted one. */
export const loadCompany = async ({ api, queries, params }: LoaderContext) => {
  const id = parseId(params["company_id"]);
  if (id === null) throw notFound();
  const call = { params: { id } };
  try {
    const [{ data: company }] = await Promise.all([
      queries.fetchQuery(api.companies.baseInfo.options(call)),
      // Without them, the head has no counts.
      queries.prefetchQuery(api.adminCompanies.recordCounts.options(call)),
    ]);
    return { company };
  } catch (error) {
    if (!hasStatus(error, NOT_FOUND)) throw error;
    await queries.fetchQuery(api.companyAccounts.deletion.options(call));
    throw redirect(companyDeletionPath(id));
  }
};
