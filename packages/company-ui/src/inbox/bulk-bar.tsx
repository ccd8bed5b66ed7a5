import { Button } from "@devguild/design-system/button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import { applicationStatusText } from "@devguild/design-system/status-badge";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { BULK_MAX, type InboxStatus } from "@devguild/schemas/constants/candidate-inbox";
import { formatCount } from "@devguild/schemas/formats";

import { BULK_STATUSES } from "./action-words.ts";

type Props = {
  count: number;
  total: number;
  isListing: boolean;
  onSelectAll: () => void;
  onAct: (status: InboxStatus | null) => void;
  onClear: () => void;
};

/** What can be done with the selected candidates. */
export function BulkBar({ count, total, isListing, onSelectAll, onAct, onClear }: Props) {
  const most = Math.min(total, BULK_MAX);
  return (
    <>
      {count < most && (
        <Button size="sm" variant="subtle" loading={isListing} onClick={onSelectAll}>
          {total > BULK_MAX ? `Select the first ${BULK_MAX}` : `Select all ${formatCount(total)}`}
        </Button>
      )}
      <Button
        size="sm"
        variant="subtle"
        onClick={() => onAct(APPLICATION_STATUSES.DECLINED_BY_COMPANY)}
      >
        Decline
      </Button>
      <Menu
        trigger={
          <Button size="sm" variant="subtle">
            Move to
          </Button>
        }
      >
        {BULK_STATUSES.map((status) => (
          <MenuItem key={status} onSelect={() => onAct(status)}>
            {applicationStatusText(status, "staff")}
          </MenuItem>
        ))}
      </Menu>
      <Button size="sm" variant="subtle" onClick={() => onAct(null)}>
        Message
      </Button>
      <Button size="sm" variant="subtle" onClick={onClear}>
        Clear
      </Button>
    </>
  );
}
