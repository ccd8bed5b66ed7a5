import { useHydrated } from "@devguild/design-system/use-hydrated";
import {
  loadPostingForm,
  revalidateOnOtherPosting,
  titlePostingForm,
} from "@devguild/company-ui/load-posting-form";
import { PostingFormScreen } from "@devguild/company-ui/posting-form-screen";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";

import { companyJobsPath } from "../../features/companies/company-addresses.ts";
import { CompanyScreen } from "../../features/companies/company-screen.tsx";
import { loadCompany, notFound } from "../../features/companies/load-company.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { buildPostingLinks } from "../../features/jobs/posting-links.ts";
import { buildSaveDraft } from "../../features/jobs/save-draft.ts";
import type { Route } from "./+types/edit-posting.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-jobs");
  const { company } = await loadCompany(loading);
  const loaded = await loadPostingForm(loading, company);
  if (!loaded) throw notFound();
  return loaded;
});

export const shouldRevalidate = revalidateOnOtherPosting;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(titlePostingForm(loaderData));

export default function EditPosting({ loaderData }: Route.ComponentProps) {
  const { company } = loaderData;
  const isHydrated = useHydrated();
  return (
    <CompanyScreen
      company={company}
      current={companyJobsPath(company.id)}
      permission="admin.edit-company-jobs"
    >
      <PostingFormScreen
        loaded={loaderData}
        links={buildPostingLinks(company.id)}
        saveDraft={buildSaveDraft(company.id)}
        isHydrated={isHydrated}
      />
    </CompanyScreen>
  );
}
