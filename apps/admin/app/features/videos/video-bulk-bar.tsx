import { Button } from "@devguild/design-system/button";
import { DELETED_VIDEOS_MAX, SELECTED_VIDEOS_MAX } from "@devguild/schemas/constants/video-editing";

import { usePermitted } from "../frame/use-permitted.ts";
import { BulkBar } from "../lists/bulk-bar.tsx";

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
  const isTooMany = selected > DELETED_VIDEOS_MAX;
  return (
    <BulkBar
      selected={selected}
      total={total}
      max={SELECTED_VIDEOS_MAX}
      noun="videos"
      isListing={isListing}
      onSelectAll={onSelectAll}
      onClear={onClear}
    >
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
    </BulkBar>
  );
}
