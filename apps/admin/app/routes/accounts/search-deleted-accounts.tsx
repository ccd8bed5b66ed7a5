import { api } from "@devguild/api-client/browser-api";
import type { DeletedAccountRow } from "@devguild/schemas/deleted-accounts";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { DELETED_ACCOUNT_CHANGES } from "../../features/restoring/deleted-account-changes.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { BulkChangeDialog } from "../../features/lists/bulk-change-dialog.tsx";
import { BulkChangeStatus } from "../../features/lists/bulk-change-status.tsx";
import { BulkChangesBar } from "../../features/lists/bulk-changes-bar.tsx";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { readList } from "../../features/lists/list-address.ts";
import { loadList } from "../../features/lists/load-list.ts";
import { useBulkChanges } from "../../features/lists/use-bulk-changes.ts";
import { useList } from "../../features/lists/use-list.ts";
import {
  DELETED_ACCOUNT_COLUMNS,
  DELETED_ACCOUNT_LIST,
  toDeletedAccountsQuery,
} from "../../features/restoring/deleted-account-list.tsx";
import { RestoreButton } from "../../features/restoring/restore-button.tsx";
import { RestoreModal, type Restoring } from "../../features/restoring/restore-modal.tsx";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-developers");
  const query = toDeletedAccountsQuery(readList(DELETED_ACCOUNT_LIST, loading.url.searchParams));
  await loadList(loading, loading.api.deletedAccounts.list.options({ query }), "deleted_accounts");
  return {};
});

export const meta = () => screenMeta("Deleted accounts");

const nameRow = ({ full_name, email }: DeletedAccountRow) => full_name || email;

const toRestoring = (row: DeletedAccountRow): Restoring => ({
  name: nameRow(row),
  consequences: row.with_login
    ? "They can log in again with their former password and find everything as it was. They get an email."
    : "Their account is back with everything in it. They get an email.",
  restore: async () => {
    await api.deletedAccounts.restore.call({ params: { userId: row.user_id } });
    return `${nameRow(row)} restored.`;
  },
  listKey: api.deletedAccounts.list.key,
});

export default function SearchDeletedAccounts() {
  const list = useList(DELETED_ACCOUNT_LIST);
  const deleted = useQuery(
    api.deletedAccounts.list.options({ query: toDeletedAccountsQuery(list.settled) }),
  );
  const queries = useQueryClient();
  const csvHref = api.deletedAccounts.csv.href({ query: { search_term: list.settled.text } });
  const bulk = useBulkChanges({
    changes: DELETED_ACCOUNT_CHANGES,
    list,
    rows: deleted.data?.data ?? [],
    foundHref: csvHref,
    refresh: () => queries.invalidateQueries({ queryKey: api.deletedAccounts.list.key }),
  });
  const [restoring, setRestoring] = useState<Restoring | null>(null);
  return (
    <>
      <ListScreen
        name="deleted_accounts"
        title="Deleted accounts"
        noun={["account", "accounts"]}
        firstRow="Deleted accounts stay here as long as they can be restored."
        list={list}
        searches="Name or email"
        filters={[]}
        answer={{
          page: deleted.data && { rows: deleted.data.data, meta: deleted.data.meta },
          isError: deleted.isError,
          isFetching: deleted.isFetching,
          refetch: deleted.refetch,
        }}
        csvHref={csvHref}
        columns={DELETED_ACCOUNT_COLUMNS}
        rowId={({ id }) => String(id)}
        rowName={nameRow}
        selection={bulk.selection.forTable}
        bulkActions={<BulkChangesBar bulk={bulk} total={deleted.data?.meta.total ?? 0} />}
        status={<BulkChangeStatus latest={bulk.latest} />}
        renderActions={(row) => (
          <RestoreButton
            name={nameRow(row)}
            permission="admin.edit-developers"
            onClick={() => setRestoring(toRestoring(row))}
          />
        )}
      />
      <BulkChangeDialog bulk={bulk} />
      {restoring && <RestoreModal restoring={restoring} onClose={() => setRestoring(null)} />}
    </>
  );
}
