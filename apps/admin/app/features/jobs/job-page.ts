import { useFrame } from "@devguild/app-shell/app-frame";
import { toFiguresCall } from "@devguild/company-ui/figures-address";
import { type JobPageLinks, MAIN_PERIOD } from "@devguild/company-ui/job-page-head";
import type { FigurePeriod } from "@devguild/schemas/constants/job-figures";
import { jobPath } from "@devguild/schemas/constants/jobs";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import type { LoaderContext } from "@devguild/session/with-queries";

import { jobAdPath, jobHistoryPath } from "../companies/company-addresses.ts";
import { loadCompany, notFound, parseId } from "../companies/load-company.ts";
import { buildPostingLinks } from "./posting-links.ts";

/** Loads what every part of a job's page shows; 404 unless the job is the company's. */
export const loadJobPage = async (loading: LoaderContext, period: FigurePeriod = MAIN_PERIOD) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-jobs");
  const { company } = await loadCompany(loading);
  const { api, queries, params } = loading;
  const jobId = parseId(params["job_id"]);
  if (jobId === null) throw notFound();
  const { data: figures } = await queries.fetchQuery(
    api.jobFigures.one.options(toFiguresCall(company.id, jobId, period)),
  );
  return { company, jobId, title: figures.job.title || "Untitled job" };
};

type Loaded = Awaited<ReturnType<typeof loadJobPage>>;

/** Returns the props of a part of a job's page. */
export const useJobPage = ({ company, jobId }: Loaded) => {
  const user = useCurrentUser();
  const { urls } = useFrame();
  const links: JobPageLinks = {
    ...buildPostingLinks(company.id),
    adOf: (id) => jobAdPath(company.id, id),
    historyOf: user?.permissions.includes("admin.view-company-profile")
      ? (id) => jobHistoryPath(company.id, id)
      : null,
    publicUrl: (job) => urls.site + localized(jobPath({ ...job, company })),
  };
  return { companyId: company.id, jobId, links, canOpen: true };
};
