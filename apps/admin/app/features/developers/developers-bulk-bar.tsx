import { api } from "@devguild/api-client/browser-api";
import { readFirstRows } from "@devguild/api-client/first-rows";
import { useSelectFound } from "@devguild/company-ui/use-select-found";
import type { AdminDeveloper, AdminDevelopersFilter } from "@devguild/schemas/admin-developers";
import {
  NOTIFICATION_MESSAGES,
  NOTIFICATION_RECIPIENTS_MAX,
} from "@devguild/schemas/constants/notifications";
import { pluralize } from "@devguild/schemas/formats";

import { BulkBar } from "../lists/bulk-bar.tsx";
import type { ListSelection } from "../lists/use-list-selection.ts";
import { NotifyButton } from "../notifications/notify-button.tsx";

type Props = {
  selection: ListSelection<AdminDeveloper>;
  /** What the list is filtered by, and how many developers it finds. */
  filter: Partial<AdminDevelopersFilter>;
  total: number;
};

/** What can be done to the selected developers. */
export function DevelopersBulkBar({ selection, filter, total }: Props) {
  const { isListing, selectFound } = useSelectFound(
    () =>
      readFirstRows((pages) => {
        const query = { ...filter, ...pages };
        return api.adminDevelopers.list.call({ query });
      }, NOTIFICATION_RECIPIENTS_MAX),
    selection.choose,
  );
  const ids = selection.rows.map(({ user_id: id }) => id);
  const isTooMany = ids.length > NOTIFICATION_RECIPIENTS_MAX;
  return (
    <BulkBar
      selected={ids.length}
      total={total}
      max={NOTIFICATION_RECIPIENTS_MAX}
      noun="developers"
      isListing={isListing}
      onSelectAll={selectFound}
      onClear={selection.clear}
    >
      {isTooMany && <span className="dim">{NOTIFICATION_MESSAGES.many}</span>}
      <NotifyButton
        audience="developers"
        userIds={isTooMany ? [] : ids}
        to={pluralize(ids.length, "developer")}
        isInBar
        onSent={selection.clear}
      />
    </BulkBar>
  );
}
