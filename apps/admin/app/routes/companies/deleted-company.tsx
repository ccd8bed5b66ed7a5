import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useNavigate } from "react-router";

import { companyJobsPath } from "../../features/companies/company-addresses.ts";
import { DeletedCompany } from "../../features/companies/deleted-company.tsx";
import { notFound, parseId } from "../../features/companies/load-company.ts";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import type { Route } from "./+types/deleted-company.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-profile");
  const id = parseId(loading.params["company_id"]);
  if (id === null) throw notFound();
  const { api: calls, queries } = loading;
  const { data: company } = await queries.fetchQuery(
    calls.companyAccounts.deletion.options({ params: { id } }),
  );
  return { company };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Deleted: ${loaderData.company.name}` : "Deleted company");

export default function DeletedCompanyRecord({ loaderData: { company } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <div className={page.page}>
      <DeletedCompany company={company} onRestored={() => navigate(companyJobsPath(company.id))} />
    </div>
  );
}
