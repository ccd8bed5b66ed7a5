import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import { IconCopy, IconDots, IconEye, IconEyeOff, IconTrash } from "@tabler/icons-react";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Props = {
  event: AdminLiveEvent;
  onPublish: (published: boolean) => void;
  onClone: () => void;
  onDelete: () => void;
};

/** What can be done with a live event besides editing it. */
export function LiveEventMenu({ event, onPublish, onClone, onDelete }: Props) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={`Actions: ${event.title}`} icon={<IconDots {...ICON} />} />
      }
    >
      {event.published ? (
        <MenuItem icon={<IconEyeOff {...ICON} />} onSelect={() => onPublish(false)}>
          Unpublish
        </MenuItem>
      ) : (
        <MenuItem icon={<IconEye {...ICON} />} onSelect={() => onPublish(true)}>
          Publish
        </MenuItem>
      )}
      <MenuItem icon={<IconCopy {...ICON} />} onSelect={onClone}>
        Duplicate
      </MenuItem>
      <MenuItem danger icon={<IconTrash {...ICON} />} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
