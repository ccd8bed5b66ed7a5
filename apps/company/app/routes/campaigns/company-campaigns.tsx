import { pageMeta } from "@devguild/app-shell/page-meta";
import {
  CAMPAIGN_LIST,
  readTypePath,
  toCampaignsCall,
} from "@devguild/company-ui/campaign-address";
import { CampaignsScreen } from "@devguild/company-ui/campaigns-screen";
import { readAddress } from "@devguild/session/addresses";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";
import { data } from "react-router";

import { buildCampaignLinks } from "../../features/campaigns/campaign-links.ts";
import { requireCompany } from "../../features/frame/require-company.ts";
import type { Route } from "./+types/company-campaigns.ts";

const ID = /^[1-9]\d{0,14}$/;

const missing = () => data(null, { status: 404 });

export const loader = withQueries(async (loading) => {
  const company = requireCompany(loading, "owner.company.edit-campaigns");
  const { api, queries, params, url } = loading;
  const type = readTypePath(params["type"]);
  const named = params["campaign_id"];
  if (!type || (named !== undefined && !ID.test(named))) throw missing();
  const list = await queries.fetchQuery(
    api.campaigns.list.options(
      toCampaignsCall(company.id, type, readAddress(CAMPAIGN_LIST, url.searchParams)),
    ),
  );
  const shownId = named === undefined ? list.data[0]?.id : Number(named);
  if (shownId === undefined) return { companyId: company.id, type, campaignId: null, title: null };
  const call = api.campaigns.one.options({
    params: { companyId: company.id, campaignId: shownId },
  });
  const { data: figures } = await queries.fetchQuery(call);
  if (figures.campaign.type !== type) throw missing();
  return named === undefined
    ? { companyId: company.id, type, campaignId: null, title: null }
    : { companyId: company.id, type, campaignId: shownId, title: figures.campaign.title };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title === null ? "Campaigns" : `${loaderData.title}, campaigns`,
        path: buildCampaignLinks(false).campaigns(
          loaderData.type,
          loaderData.campaignId ?? undefined,
        ),
        noindex: true,
      })
    : [];

export default function CompanyCampaigns({
  loaderData: { companyId, type, campaignId },
}: Route.ComponentProps) {
  const user = useCurrentUser();
  const seesAccount = user?.permissions.includes("owner.company.view-company-users") ?? false;
  return (
    <CampaignsScreen
      companyId={companyId}
      type={type}
      campaignId={campaignId}
      links={buildCampaignLinks(seesAccount)}
    />
  );
}
