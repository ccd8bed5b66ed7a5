import { IconButton } from "@devguild/design-system/icon-button";
import type { AdminDeveloper } from "@devguild/schemas/admin-developers";
import {
  NOTIFICATION_MESSAGES,
  NOTIFICATION_RECIPIENTS_MAX,
} from "@devguild/schemas/constants/notifications";
import { pluralize } from "@devguild/schemas/formats";
import { IconX } from "@tabler/icons-react";

import type { ListSelection } from "../lists/use-list-selection.ts";
import { NotifyButton } from "../notifications/notify-button.tsx";

/** What can be done to the selected developers. */
export function DevelopersBulkBar({ selection }: { selection: ListSelection<AdminDeveloper> }) {
  const ids = selection.rows.map(({ user_id: id }) => id);
  const isTooMany = ids.length > NOTIFICATION_RECIPIENTS_MAX;
  return (
    <>
      {isTooMany && <span className="dim">{NOTIFICATION_MESSAGES.many}</span>}
      <NotifyButton
        audience="developers"
        userIds={isTooMany ? [] : ids}
        to={pluralize(ids.length, "developer")}
        isInBar
        onSent={selection.clear}
      />
      <IconButton
        size="sm"
        label="Clear selection"
        icon={<IconX size={16} stroke={1.75} aria-hidden />}
        onClick={selection.clear}
      />
    </>
  );
}
