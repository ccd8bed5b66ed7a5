import { useFrame } from "@devguild/app-shell/app-frame";
import { LEAD_LIST, toLeadsCall } from "@devguild/company-ui/lead-address";
import { PartnershipScreen } from "@devguild/company-ui/partnership-screen";
import { readAddress } from "@devguild/session/addresses";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";

import {
  companyPartnershipsPath,
  partnershipPath,
} from "../../features/companies/company-addresses.ts";
import { CompanyScreen } from "../../features/companies/company-screen.tsx";
import { loadCompany, notFound, parseId } from "../../features/companies/load-company.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import type { Route } from "./+types/company-partnership.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-profile");
  const { company } = await loadCompany(loading);
  const { api, queries, params, url } = loading;
  const partnershipId = parseId(params["partnership_id"]);
  if (partnershipId === null) throw notFound();
  const call = { params: { companyId: company.id, partnershipId } };
  const [{ data: partnership }] = await Promise.all([
    queries.fetchQuery(api.partnerships.one.options(call)),
    queries.prefetchQuery(api.partnerships.list.options({ params: { id: company.id } })),
  ]);
  const leads = toLeadsCall(partnership, readAddress(LEAD_LIST, url.searchParams));
  await queries.prefetchQuery(api.partnerships.leads.options(leads));
  return { company, partnershipId, event: partnership.event.name };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `${loaderData.event}, ${loaderData.company.name}` : "Event partnership");

export default function CompanyPartnership({
  loaderData: { company, partnershipId },
}: Route.ComponentProps) {
  const { supportEmail } = useFrame();
  return (
    <CompanyScreen
      company={company}
      current={companyPartnershipsPath(company.id)}
      permission="admin.edit-company-profile"
    >
      <PartnershipScreen
        key={partnershipId}
        companyId={company.id}
        partnershipId={partnershipId}
        supportEmail={supportEmail}
        getHref={(id) => partnershipPath(company.id, id)}
      />
    </CompanyScreen>
  );
}
