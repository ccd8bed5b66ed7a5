import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import type { AdminUser } from "@devguild/schemas/admin-users";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";
import { IconUserPlus } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { STAFF_CHANGES } from "../../features/staff/staff-changes.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { readList } from "../../features/lists/list-address.ts";
import { BulkChangeDialog } from "../../features/lists/bulk-change-dialog.tsx";
import { BulkChangeStatus } from "../../features/lists/bulk-change-status.tsx";
import { BulkChangesBar } from "../../features/lists/bulk-changes-bar.tsx";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { useBulkChanges } from "../../features/lists/use-bulk-changes.ts";
import { useList } from "../../features/lists/use-list.ts";
import { buildStaffColumns } from "../../features/staff/staff-columns.tsx";
import { StaffDialog, type StaffQuestion } from "../../features/staff/staff-dialog.tsx";
import { STAFF_FILTERS, STAFF_LIST, toStaffQuery } from "../../features/staff/staff-list.ts";
import { StaffMenu } from "../../features/staff/staff-menu.tsx";
import { useResendInvitation } from "../../features/staff/use-resend-invitation.ts";

const RolesModal = lazyDialog(() => import("../../features/staff/roles-modal.tsx"));

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.manage-admin-users");
  const { api: calls, queries, url } = loading;
  const query = toStaffQuery(readList(STAFF_LIST, url.searchParams));
  await Promise.all([
    queries.prefetchQuery(calls.adminUsers.list.options({ query })),
    queries.prefetchQuery(calls.adminUsers.roles.options()),
    queries.prefetchQuery(calls.listViews.list.options()),
    queries.prefetchQuery(calls.bulkChanges.latest.options({ query: { list: "staff" } })),
  ]);
  return {};
});

export const meta = () => screenMeta("Staff");

/** The position of a list that is one page. */
const onOnePage = (rows: readonly AdminUser[]) => ({
  current_page: 1,
  last_page: 1,
  per_page: rows.length,
  total: rows.length,
});

export default function ListStaff() {
  const viewer = useCurrentUser();
  const list = useList(STAFF_LIST);
  const query = toStaffQuery(list.settled);
  const staff = useQuery(api.adminUsers.list.options({ query }));
  const roles = useQuery(api.adminUsers.roles.options()).data?.data ?? [];
  const [question, setQuestion] = useState<StaffQuestion | null>(null);
  const [isShowingRoles, setShowingRoles] = useState(false);
  const resend = useResendInvitation();
  const rows = staff.data?.data;
  const queries = useQueryClient();
  const csvHref = api.adminUsers.csv.href({ query });
  const isSelectable = ({ status }: AdminUser) => status === "pending";
  const bulk = useBulkChanges({
    changes: STAFF_CHANGES,
    list,
    rows: rows ?? [],
    isSelectable,
    foundHref: csvHref,
    refresh: () => queries.invalidateQueries({ queryKey: api.adminUsers.list.key }),
  });
  const canChange = (person: AdminUser) => person.user_id !== viewer?.id;
  return (
    <>
      <ListScreen
        name="staff"
        title="Staff"
        noun={["person", "people"]}
        list={list}
        searches="Name or email"
        filters={STAFF_FILTERS}
        answer={{
          page: rows && { rows, meta: onOnePage(rows) },
          isError: staff.isError,
          isFetching: staff.isFetching,
          refetch: staff.refetch,
        }}
        more={null}
        action={
          <>
            <Button onClick={() => setShowingRoles(true)}>Roles</Button>
            <Button
              variant="primary"
              icon={<IconUserPlus size={18} stroke={1.75} aria-hidden />}
              onClick={() => setQuestion({ action: "invite" })}
            >
              Invite
            </Button>
          </>
        }
        csvHref={csvHref}
        columns={buildStaffColumns({
          now: new Date(staff.dataUpdatedAt),
          canChange,
          onOpen: (person) => setQuestion({ action: "edit", person }),
        })}
        rowId={({ id }) => String(id)}
        rowName={({ full_name: name }) => name}
        selection={rows?.some(isSelectable) ? bulk.selection.forTable : undefined}
        isSelectable={isSelectable}
        bulkActions={<BulkChangesBar bulk={bulk} total={rows?.filter(isSelectable).length ?? 0} />}
        status={<BulkChangeStatus latest={bulk.latest} />}
        renderActions={(person) =>
          canChange(person) ? (
            <StaffMenu
              person={person}
              onAct={(action) =>
                action === "resend" ? resend(person) : setQuestion({ action, person })
              }
            />
          ) : (
            <span className="dim">You</span>
          )
        }
      />
      <BulkChangeDialog bulk={bulk} />
      {question && (
        <StaffDialog question={question} roles={roles} onClose={() => setQuestion(null)} />
      )}
      {isShowingRoles && <RolesModal roles={roles} onClose={() => setShowingRoles(false)} />}
    </>
  );
}
