import { toFiguresCall } from "@devguild/company-ui/figures-address";
import { type JobPageLinks, MAIN_PERIOD } from "@devguild/company-ui/job-page-head";
import { useFrame } from "@devguild/app-shell/app-frame";
import type { CompanyPermission } from "@devguild/schemas/constants/accounts";
import type { FigurePeriod } from "@devguild/schemas/constants/job-figures";
import { jobPath } from "@devguild/schemas/constants/jobs";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import type { LoaderContext } from "@devguild/session/with-queries";
import { data } from "react-router";

import { requireCompany } from "../frame/require-company.ts";
import { PORTAL_LINKS } from "./posting-links.ts";

const ID = /^[1-9]\d{0,14}$/;

/** Loads what every part of a job's page shows; 404 unless the job is the company's. */
export const loadJobPage = async (loading: LoaderContext, period: FigurePeriod = MAIN_PERIOD) => {
  const company = requireCompany(loading, "owner.company.edit-jobs");
  const { api, queries, params } = loading;
  const jobId = params["job_id"] ?? "";
  if (!ID.test(jobId)) throw data(null, { status: 404 });
  const call = toFiguresCall(company.id, Number(jobId), period);
  const { data: figures } = await queries.fetchQuery(api.jobFigures.one.options(call));
  return { company, jobId: figures.job.id, title: figures.job.title };
};

type Loaded = Awaited<ReturnType<typeof loadJobPage>>;

/** Returns the props of a part of a job's page. */
export const useJobPage = ({ company, jobId }: Loaded) => {
  const user = useCurrentUser();
  const { urls } = useFrame();
  const may = (permission: CompanyPermission) => user?.permissions.includes(permission) ?? false;
  const links: JobPageLinks = {
    ...PORTAL_LINKS,
    adOf: (id) => localized(`/company/job/${id}/ad`),
    historyOf: may("owner.company.view-company-users")
      ? (id) => localized(`/company/job/${id}/history`)
      : null,
    publicUrl: (job) => urls.site + localized(jobPath({ ...job, company })),
  };
  return {
    companyId: company.id,
    jobId,
    links,
    canOpen: may("owner.company.view-candidates"),
  };
};
