import { loadPosting } from "@devguild/company-ui/choose-posting";
import type { LoaderContext } from "@devguild/session/with-queries";
import { redirect } from "react-router";

import { candidatesPath } from "../companies/company-addresses.ts";
import { loadCompany, notFound } from "../companies/load-company.ts";

const MOVED = 301;

/**
 * Loads the company and the job of a candidates page. A job's slug redirects to its id; another
 * company's job is a 404.
 */
export const loadCompanyJob = async (loading: LoaderContext) => {
  const { company } = await loadCompany(loading);
  const found = await loadPosting(loading, company.id, loading.params["job_id"] ?? "");
  if (!found) throw notFound();
  if ("movedTo" in found)
    throw redirect(candidatesPath(company.id, found.movedTo) + loading.url.search, MOVED);
  return { company, job: found.posting };
};
