import { api } from "@devguild/api-client/browser-api";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import type { CompanyUser } from "@devguild/schemas/company-users";
import { NOTIFICATION_RECIPIENTS_MAX } from "@devguild/schemas/constants/notifications";
import { pluralize } from "@devguild/schemas/formats";
import { readFirstRows } from "@devguild/api-client/first-rows";
import { toUsersCall, USER_LIST } from "@devguild/company-ui/user-address";
import { useSelectFound } from "@devguild/company-ui/use-select-found";
import { hasAccess } from "@devguild/company-ui/user-actions";
import { useAddress } from "@devguild/session/use-address";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import { BulkBar } from "../lists/bulk-bar.tsx";
import { useRowKeys } from "../lists/use-keys.ts";
import { useListSelection } from "../lists/use-list-selection.ts";
import { NotifyButton } from "../notifications/notify-button.tsx";

const NotificationModal = lazyDialog(() => import("../notifications/notification-modal.tsx"));

/** The selection of a company's users, and the dialog that notifies one, several or all of them. */
export const useUsersNotifying = (companyId: number) => {
  useRowKeys();
  const { state, getHref } = useAddress(USER_LIST);
  const call = toUsersCall(companyId, state);
  const page = useQuery({
    ...api.companyUsers.list.options(call),
    placeholderData: keepPreviousData,
  }).data;
  const listed = (page?.data ?? []).filter(hasAccess);
  const isOnePage = page === undefined || page.meta.last_page === 1;
  const selection = useListSelection(getHref({ page: 1 }), listed);
  const [one, setOne] = useState<CompanyUser | null>(null);
  const { isListing, selectFound } = useSelectFound(
    () =>
      readFirstRows((pages) => {
        const query = { ...call.query, ...pages, status: "active" } as const;
        return api.companyUsers.list.call({ ...call, query });
      }, NOTIFICATION_RECIPIENTS_MAX),
    selection.choose,
  );
  const { rows } = selection;
  return {
    notifying: {
      selection: selection.forTable,
      bulkActions: (
        <BulkBar
          selected={rows.length}
          total={isOnePage ? listed.length : (page?.counts.active ?? 0)}
          max={NOTIFICATION_RECIPIENTS_MAX}
          noun="users"
          isListing={isListing}
          onSelectAll={selectFound}
          onClear={selection.clear}
        >
          <NotifyButton
            isInBar
            audience="company-users"
            userIds={rows.map(({ user_id: id }) => id)}
            to={rows.length === 1 ? (rows[0]?.full_name ?? "") : pluralize(rows.length, "user")}
            onSent={selection.clear}
          />
        </BulkBar>
      ),
      onNotify: setOne,
    },
    dialog: one && (
      <Suspense>
        <NotificationModal
          audience="company-users"
          userIds={[one.user_id]}
          to={one.full_name}
          onClose={() => setOne(null)}
        />
      </Suspense>
    ),
  };
};
