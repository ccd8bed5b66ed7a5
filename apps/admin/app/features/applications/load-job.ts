import type { LoaderContext } from "@devguild/session/with-queries";
import { redirect } from "react-router";

import { candidatesPath } from "../companies/company-addresses.ts";
import { readId, loadCompany, notFound } from "../companies/load-company.ts";

const MOVED = 301;

/**
 * Loads the company and the job of a candidates page. A job that is named by its slug is sent to the
 * address with its id; one that is not the company's is not found.
 */
export const loadCompanyJob = async (loading: LoaderContext) => {
  const { company, jobs } = await loadCompany(loading);
  const param = loading.params["job_id"];
  const id = readId(param);
  const job = jobs.find((each) => (id === null ? each.slug === param : each.id === id));
  if (!job) throw notFound();
  if (id === null) throw redirect(candidatesPath(company.id, job.id) + loading.url.search, MOVED);
  return { company, job };
};
