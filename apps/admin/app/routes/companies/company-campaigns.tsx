import {
  CAMPAIGN_LIST,
  readTypePath,
  toCampaignsCall,
} from "@devguild/company-ui/campaign-address";
import { CampaignsScreen } from "@devguild/company-ui/campaigns-screen";
import { readAddress } from "@devguild/session/addresses";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";
import { redirect } from "react-router";

import {
  companyAccountPath,
  companyCampaignsPath,
} from "../../features/companies/company-addresses.ts";
import { CompanyScreen } from "../../features/companies/company-screen.tsx";
import { loadCompany, notFound, parseId } from "../../features/companies/load-company.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import type { Route } from "./+types/company-campaigns.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-profile");
  const { company } = await loadCompany(loading);
  const { api, queries, params, url } = loading;
  const type = readTypePath(params["type"]);
  const campaignId = parseId(params["campaign_id"]);
  if (!type || (params["campaign_id"] !== undefined && campaignId === null)) throw notFound();
  const list = await queries.fetchQuery(
    api.campaigns.list.options(
      toCampaignsCall(company.id, type, readAddress(CAMPAIGN_LIST, url.searchParams)),
    ),
  );
  const shownId = campaignId ?? list.data[0]?.id;
  if (shownId !== undefined) {
    const { data: figures } = await queries.fetchQuery(
      api.campaigns.one.options({ params: { companyId: company.id, campaignId: shownId } }),
    );
    // A link may know the campaign and not its type.
    if (figures.campaign.type !== type)
      throw redirect(companyCampaignsPath(company.id, figures.campaign.type, shownId));
  }
  return { company, type, campaignId };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Campaigns of ${loaderData.company.name}` : "Campaigns");

export default function CompanyCampaigns({
  loaderData: { company, type, campaignId },
}: Route.ComponentProps) {
  return (
    <CompanyScreen
      company={company}
      current={companyCampaignsPath(company.id)}
      permission="admin.edit-company-profile"
    >
      <CampaignsScreen
        key={company.id}
        companyId={company.id}
        type={type}
        campaignId={campaignId}
        links={{
          campaigns: (each, id) => companyCampaignsPath(company.id, each, id),
          membership: () => companyAccountPath(company.id),
        }}
      />
    </CompanyScreen>
  );
}
