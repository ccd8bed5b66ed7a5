import { Button } from "@devguild/design-system/button";
import { IconButton } from "@devguild/design-system/icon-button";
import { DELETED_VIDEOS_MAX, SELECTED_VIDEOS_MAX } from "@devguild/schemas/constants/video-editing";
import { formatCount } from "@devguild/schemas/formats";
import { IconX } from "@tabler/icons-react";

import { usePermitted } from "../frame/use-permitted.ts";

type Props = {
  selected: number;
  total: number;
  isListing: boolean;
  onSelectAll: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/** What can be done with the selected videos. */
export function VideoBulkBar({
  selected,
  total,
  isListing,
  onSelectAll,
  onEdit,
  onDelete,
  onClear,
}: Props) {
  const permitted = usePermitted("admin.edit-videos");
  const most = Math.min(total, SELECTED_VIDEOS_MAX);
  const isTooMany = selected > DELETED_VIDEOS_MAX;
  return (
    <>
      {selected < most && (
        <Button size="sm" variant="subtle" loading={isListing} onClick={onSelectAll}>
          {total > most
            ? `Select the first ${formatCount(most)}`
            : `Select all ${formatCount(total)}`}
        </Button>
      )}
      <Button size="sm" variant="subtle" onClick={onEdit} {...permitted}>
        Edit
      </Button>
      <Button
        size="sm"
        variant="subtle"
        onClick={onDelete}
        disabled={isTooMany}
        title={isTooMany ? `Delete up to ${DELETED_VIDEOS_MAX} videos at a time.` : undefined}
        {...permitted}
      >
        Delete
      </Button>
      <IconButton
        size="sm"
        label="Clear selection"
        icon={<IconX size={16} stroke={1.75} aria-hidden />}
        onClick={onClear}
      />
    </>
  );
}
