import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { DataTable } from "@devguild/design-system/data-table";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { FilterBar } from "@devguild/design-system/filter-bar";
import { PageHead } from "@devguild/design-system/page-head";
import { Pagination } from "@devguild/design-system/pagination";
import { SearchField } from "@devguild/design-system/search-field";
import { Tabs } from "@devguild/design-system/tabs";
import type { CompanyUser } from "@devguild/schemas/company-users";
import {
  COMPANY_USER_STATUSES,
  type CompanyUserStatus,
} from "@devguild/schemas/constants/company-users";
import { useAddress } from "@devguild/session/use-address";
import { useSearchText } from "@devguild/session/use-search-text";
import { IconUserPlus } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { RecentChanges } from "../audit-trail/recent-changes.tsx";
import { FailedChange } from "../lists/failed-change.tsx";
import { useLastAnswer } from "../lists/use-last-answer.ts";
import { Editing } from "../viewer/editing.tsx";
import { CompanyRoles } from "./company-roles.tsx";
import { describeUsers } from "./describe-users.ts";
import { toUsersCall, USER_LIST, USERS_PER_PAGE } from "./user-address.ts";
import type { UsersViewer } from "./user-actions.ts";
import { listUserColumns, STATUS_LABELS } from "./user-columns.tsx";
import { hasAccess } from "./user-actions.ts";
import { UserDialog, type UserQuestion } from "./user-dialog.tsx";
import { UserMenu } from "./user-menu.tsx";
import { isInstant, useUserActions } from "./use-user-actions.ts";
import classes from "./users-screen.module.css";

const LOADING_ROWS = 5;

const NOBODY: Record<CompanyUserStatus, string> = {
  invited: "No open invitations",
  active: "Nobody is active",
  suspended: "Nobody is suspended",
};

type Props = {
  companyId: number;
  viewer: UsersViewer;
  /** The page of all changes; `?person=` with a login shows one person's. */
  activityHref: string;
  /** For staff, who select users to notify them. */
  notifying?: UserNotifying;
  /** For a page with a head of its own: the title that answers who has access, and the main action. */
  renderHead?: (title: string, action: ReactNode) => ReactNode;
};

type UserNotifying = {
  selection: { selected: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void };
  bulkActions: ReactNode;
  onNotify: (user: CompanyUser) => void;
};

/**
 * The users of a company: who has access and with which role. The viewer has
 * `owner.company.view-company-users`, or for staff `admin.view-company-profile`.
 */
export function UsersScreen({ companyId, viewer, activityHref, notifying, renderHead }: Props) {
  const { state, getHref, go } = useAddress(USER_LIST);
  const { text: search, setText: setSearch } = useSearchText(state.search, (typed) =>
    go({ search: typed, page: 1 }, { replace: true }),
  );
  const [question, setQuestion] = useState<UserQuestion | null>(null);
  const runAction = useUserActions(companyId);
  const users = useQuery({
    ...api.companyUsers.list.options(toUsersCall(companyId, state)),
    placeholderData: keepPreviousData,
  });
  const { error } = users;
  const page = useLastAnswer(users, companyId);
  const isNarrowed = state.search !== "" || state.status !== null;
  const close = () => setQuestion(null);
  const title = page ? describeUsers(page.counts) : "Users";
  const action = viewer.canEdit && (
    <Editing>
      <Button
        variant="primary"
        icon={<IconUserPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => setQuestion({ action: "invite" })}
      >
        Invite someone
      </Button>
    </Editing>
  );
  return (
    <div className={renderHead ? classes.page : `content ${classes.page}`}>
      {renderHead ? (
        renderHead(title, action)
      ) : (
        <PageHead title={title} actions={action}>
          Your company’s users and what they may do.
        </PageHead>
      )}
      <Tabs
        label="Users by status"
        current={getHref({ page: 1 })}
        tabs={[null, ...COMPANY_USER_STATUSES].map((status) => ({
          to: getHref({ status, page: 1 }),
          label: status === null ? "Everyone" : STATUS_LABELS[status],
          count: status === null ? undefined : page?.counts[status],
        }))}
      />
      <FilterBar
        label="Search users"
        search={
          <SearchField
            size="sm"
            label="Search users"
            placeholder="Name or email"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        }
      />
      {error && !page ? (
        <ErrorState
          title="The users didn’t load."
          onRetry={() => void users.refetch()}
          retrying={users.isFetching}
        >
          {failureText(error)}
        </ErrorState>
      ) : (
        <div className={classes.list}>
          <FailedChange list={users} />
          <DataTable
            label="Users"
            density="comfortable"
            folds
            columns={listUserColumns(
              viewer.canEdit ? (user) => runAction("resend-invite", user) : null,
            )}
            rows={page?.data ?? []}
            rowId={({ id }) => String(id)}
            rowName={({ full_name }) => full_name}
            selection={notifying?.selection}
            isSelectable={hasAccess}
            bulkActions={notifying?.bulkActions}
            isInactive={({ status }) => status === "suspended"}
            loadingRows={page ? undefined : LOADING_ROWS}
            renderActions={(user) => (
              <UserMenu
                user={user}
                viewer={viewer}
                onNotify={notifying?.onNotify}
                activityHref={`${activityHref}?person=${user.user_id}`}
                onAct={(action) =>
                  isInstant(action) ? runAction(action, user) : setQuestion({ action, user })
                }
              />
            )}
            empty={
              <EmptyState
                kind="notFound"
                headingLevel={3}
                title={state.search === "" && state.status ? NOBODY[state.status] : "Nobody found"}
                actions={
                  isNarrowed && (
                    <Button
                      onClick={() => {
                        setSearch("");
                        go({ search: "", status: null, page: 1 });
                      }}
                    >
                      Show everyone
                    </Button>
                  )
                }
              />
            }
          />
        </div>
      )}
      {page && page.meta.last_page > 1 && (
        <Pagination
          page={state.page}
          pageSize={USERS_PER_PAGE}
          total={page.meta.total}
          pageHref={(number) => getHref({ page: number })}
        />
      )}
      <CompanyRoles companyId={companyId} />
      <RecentChanges companyId={companyId} activityHref={activityHref} />
      {question && <UserDialog companyId={companyId} question={question} onClose={close} />}
    </div>
  );
}
