import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import type { AdminCompany } from "@devguild/schemas/companies";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { COMPANY_CHANGES } from "../../features/companies/company-changes.ts";
import { COMPANY_COLUMNS, isDeleted } from "../../features/companies/company-columns.tsx";
import {
  COMPANY_LIST,
  toCompanyCsvQuery,
  toCompanyQuery,
  membershipName,
} from "../../features/companies/company-list.ts";
import { toRestoring } from "../../features/companies/restore-company.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { usePermitted } from "../../features/frame/use-permitted.ts";
import { BulkChangeStatus } from "../../features/lists/bulk-change-status.tsx";
import { BulkChangesBar } from "../../features/lists/bulk-changes-bar.tsx";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { readList } from "../../features/lists/list-address.ts";
import { loadList } from "../../features/lists/load-list.ts";
import { useBulkChanges } from "../../features/lists/use-bulk-changes.ts";
import { useList } from "../../features/lists/use-list.ts";
import { RestoreButton } from "../../features/restoring/restore-button.tsx";
import { RestoreModal, type Restoring } from "../../features/restoring/restore-modal.tsx";

const AssignManagerModal = lazyDialog(
  () => import("../../features/companies/assign-manager-modal.tsx"),
);
const CreateCompanyModal = lazyDialog(
  () => import("../../features/companies/create-company-modal.tsx"),
);

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-profile");
  const { api, queries, url } = loading;
  const query = toCompanyQuery(readList(COMPANY_LIST, url.searchParams));
  await Promise.all([
    loadList(loading, api.adminCompanies.list.options({ query }), "companies"),
    queries.prefetchQuery(api.adminCompanies.options.options()),
  ]);
  return {};
});

const isSelectable = (company: AdminCompany) => !isDeleted(company);

export const meta = () => screenMeta("Companies");

export default function SearchCompanies() {
  const list = useList(COMPANY_LIST);
  const companies = useQuery(
    api.adminCompanies.list.options({ query: toCompanyQuery(list.settled) }),
  );
  const queries = useQueryClient();
  const csvHref = api.adminCompanies.csv.href({ query: toCompanyCsvQuery(list.settled) });
  const bulk = useBulkChanges({
    changes: COMPANY_CHANGES,
    list,
    rows: companies.data?.data ?? [],
    isSelectable,
    foundHref: csvHref,
    refresh: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: api.adminCompanies.list.key }),
        queries.invalidateQueries({ queryKey: api.adminCompanies.assigned.key }),
      ]),
  });
  const options = useQuery(api.adminCompanies.options.options());
  const { statuses = [], membership_types = [] } = options.data?.data ?? {};
  const permitted = usePermitted("admin.edit-company-account");
  const [isCreating, setIsCreating] = useState(false);
  const [restoring, setRestoring] = useState<Restoring | null>(null);
  return (
    <>
      <ListScreen
        name="companies"
        title="Companies"
        noun={["company", "companies"]}
        firstRow="Add the first one, or wait until a company posts its first job."
        list={list}
        searches="Name, email or id"
        filters={[
          {
            name: "status",
            label: "Status",
            options: statuses
              .filter(({ id }) => COMPANY_LIST.filters.status.values.includes(String(id)))
              .map(({ id, label }) => ({ value: String(id), label })),
            query: options,
          },
          {
            name: "membership_type",
            label: "Membership",
            options: membership_types.map((value) => ({
              value,
              label: membershipName(value).label,
            })),
            query: options,
          },
        ]}
        answer={{
          page: companies.data && { rows: companies.data.data, meta: companies.data.meta },
          isError: companies.isError,
          isFetching: companies.isFetching,
          refetch: companies.refetch,
        }}
        action={
          <Button variant="primary" onClick={() => setIsCreating(true)} {...permitted}>
            New company
          </Button>
        }
        csvHref={csvHref}
        columns={COMPANY_COLUMNS}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        isInactive={isDeleted}
        selection={bulk.selection.forTable}
        isSelectable={isSelectable}
        bulkActions={<BulkChangesBar bulk={bulk} total={companies.data?.meta.total ?? 0} />}
        status={<BulkChangeStatus latest={bulk.latest} />}
        renderActions={(company) =>
          isDeleted(company) && (
            <RestoreButton
              name={company.name}
              permission="admin.edit-company-account"
              onClick={() => setRestoring(toRestoring(company))}
            />
          )
        }
      />
      {bulk.asked && <AssignManagerModal bulk={bulk} onClose={() => bulk.ask(null)} />}
      {isCreating && <CreateCompanyModal onClose={() => setIsCreating(false)} />}
      {restoring && <RestoreModal restoring={restoring} onClose={() => setRestoring(null)} />}
    </>
  );
}
