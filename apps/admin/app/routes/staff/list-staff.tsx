import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { DataTable } from "@devguild/design-system/data-table";
import { ErrorState } from "@devguild/design-system/error-state";
import { PageHead } from "@devguild/design-system/page-head";
import { RoleMatrix } from "@devguild/design-system/role-matrix";
import { SectionHead } from "@devguild/design-system/section-head";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";
import { IconUserPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { useRowKeys } from "../../features/lists/use-keys.ts";
import { countStaff } from "../../features/staff/describe-staff.ts";
import { toMatrixRoles, toMatrixRows } from "../../features/staff/role-areas.ts";
import { buildStaffColumns } from "../../features/staff/staff-columns.tsx";
import { StaffDialog, type StaffQuestion } from "../../features/staff/staff-dialog.tsx";
import { StaffMenu } from "../../features/staff/staff-menu.tsx";
import { useResendInvitation } from "../../features/staff/use-resend-invitation.ts";
import classes from "./list-staff.module.css";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.manage-admin-users");
  const { api, queries } = loading;
  await Promise.all([
    queries.prefetchQuery(api.adminUsers.list.options()),
    queries.prefetchQuery(api.adminUsers.roles.options()),
  ]);
  return {};
});

export const meta = () => screenMeta("Staff");

const LOADING_ROWS = 6;

export default function ListStaff() {
  const viewer = useCurrentUser();
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(
    api.adminUsers.list.options(),
  );
  const roles = useQuery(api.adminUsers.roles.options()).data?.data ?? [];
  const [question, setQuestion] = useState<StaffQuestion | null>(null);
  const resend = useResendInvitation();
  useRowKeys();
  const staff = data?.data;
  return (
    <div className={page.page}>
      <PageHead
        dense
        title="Staff"
        beside={staff && <span aria-live="polite">{countStaff(staff)}</span>}
        actions={
          <Button
            variant="primary"
            icon={<IconUserPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => setQuestion({ action: "invite" })}
          >
            Invite
          </Button>
        }
      />
      {isError && !staff ? (
        <ErrorState
          title="The staff didn’t load."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div className={classes.list}>
          <DataTable
            label="Staff"
            columns={buildStaffColumns(new Date(dataUpdatedAt))}
            rows={staff ?? []}
            rowId={({ id }) => String(id)}
            rowName={({ full_name }) => full_name}
            loadingRows={staff ? undefined : LOADING_ROWS}
            renderActions={(person) =>
              person.user_id === viewer?.id ? (
                <span className="dim">You</span>
              ) : (
                <StaffMenu
                  person={person}
                  onAct={(action) =>
                    action === "resend" ? resend(person) : setQuestion({ action, person })
                  }
                />
              )
            }
          />
        </div>
      )}
      {roles.length > 0 && (
        <section aria-label="Roles" className={classes.roles}>
          <SectionHead title="Roles" />
          <RoleMatrix roles={toMatrixRoles(roles)} groups={[{ rights: toMatrixRows(roles) }]} />
        </section>
      )}
      {question && (
        <StaffDialog question={question} roles={roles} onClose={() => setQuestion(null)} />
      )}
    </div>
  );
}
