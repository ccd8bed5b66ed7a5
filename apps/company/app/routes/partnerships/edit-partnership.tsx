import { useFrame } from "@devguild/app-shell/app-frame";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { LEAD_LIST, toLeadsCall } from "@devguild/company-ui/lead-address";
import { PartnershipScreen } from "@devguild/company-ui/partnership-screen";
import { readAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { revalidateOnNewPath } from "@devguild/session/revalidate-on-new-path";
import { withQueries } from "@devguild/session/with-queries";
import { data } from "react-router";

import { requireCompany } from "../../features/frame/require-company.ts";
import type { Route } from "./+types/edit-partnership.ts";

const ID = /^[1-9]\d{0,14}$/;

const getHref = (id: number) => localized(`/company/partnerships/${id}/settings`);

export const loader = withQueries(async (loading) => {
  const company = requireCompany(loading, "owner.company.edit-partnerships");
  const { api, queries, params, url } = loading;
  const id = params["partnership_id"] ?? "";
  if (!ID.test(id)) throw data(null, { status: 404 });
  const call = { params: { companyId: company.id, partnershipId: Number(id) } };
  const [{ data: partnership }] = await Promise.all([
    queries.fetchQuery(api.partnerships.one.options(call)),
    queries.prefetchQuery(api.partnerships.list.options({ params: { id: company.id } })),
  ]);
  const leads = toLeadsCall(partnership, readAddress(LEAD_LIST, url.searchParams));
  await queries.prefetchQuery(api.partnerships.leads.options(leads));
  return { companyId: company.id, partnershipId: partnership.id, title: partnership.event.name };
});

export const shouldRevalidate = revalidateOnNewPath;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title,
        path: getHref(loaderData.partnershipId),
        noindex: true,
      })
    : [];

export default function EditPartnership({ loaderData }: Route.ComponentProps) {
  const { companyId, partnershipId } = loaderData;
  const { supportEmail } = useFrame();
  return (
    <PartnershipScreen
      key={partnershipId}
      companyId={companyId}
      partnershipId={partnershipId}
      supportEmail={supportEmail}
      getHref={getHref}
    />
  );
}
