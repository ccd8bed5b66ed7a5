import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { type Column, DataTable } from "@devguild/design-system/data-table";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { RowLink } from "@devguild/design-system/row-link";
import type { PartnershipSummary } from "@devguild/schemas/partnerships";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import {
  companyPartnershipsPath,
  partnershipPath,
} from "../../features/companies/company-addresses.ts";
import { CompanyHead } from "../../features/companies/company-head.tsx";
import { loadCompany } from "../../features/companies/load-company.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { TableScreen } from "../../features/frame/table-screen.tsx";
import { NoValue, ShortDate } from "../../features/lists/cells.tsx";
import type { Route } from "./+types/company-partnerships.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-profile");
  const { company } = await loadCompany(loading);
  const { api: calls, queries } = loading;
  await queries.prefetchQuery(calls.partnerships.list.options({ params: { id: company.id } }));
  return { company };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData ? `Events of ${loaderData.company.name}` : "Events");

const buildColumns = (companyId: number): Column<PartnershipSummary>[] => [
  {
    id: "event",
    head: "Event",
    cell: ({ id, event }) => <RowLink to={partnershipPath(companyId, id)}>{event.name}</RowLink>,
  },
  { id: "package", head: "Package", cell: ({ package_name: name }) => name },
  { id: "city", head: "City", cell: ({ event }) => event.city ?? <NoValue /> },
  {
    id: "starts",
    head: "Starts",
    kind: "date",
    cell: ({ event }) => <ShortDate date={event.starts_on} />,
  },
  {
    id: "ends",
    head: "Ends",
    kind: "date",
    cell: ({ event }) => <ShortDate date={event.ends_on} />,
  },
];

export default function CompanyPartnerships({ loaderData: { company } }: Route.ComponentProps) {
  const list = useQuery(api.partnerships.list.options({ params: { id: company.id } }));
  return (
    <TableScreen
      top={<CompanyHead company={company} current={companyPartnershipsPath(company.id)} />}
    >
      {list.isError && !list.data ? (
        <ErrorState
          title="The events didn’t load."
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        >
          {failureText(list.error)}
        </ErrorState>
      ) : (
        <DataTable
          folds
          label={`Events of ${company.name}`}
          columns={buildColumns(company.id)}
          rows={list.data?.data ?? []}
          rowId={({ id }) => String(id)}
          rowName={({ event }) => event.name}
          loadingRows={list.isPending ? 3 : undefined}
          empty={
            <EmptyState title="No events yet">
              Events that {company.name} is a partner at appear here.
            </EmptyState>
          }
        />
      )}
    </TableScreen>
  );
}
