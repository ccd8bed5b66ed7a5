import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import type { AdminHighlight } from "@devguild/schemas/highlights";
import { IconDots, IconPencil, IconTrash } from "@tabler/icons-react";

import { usePermitted } from "../frame/use-permitted.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Props = { highlight: AdminHighlight; onEdit: () => void; onDelete: () => void };

/** The actions for a highlight. */
export function HighlightMenu({ highlight, onEdit, onDelete }: Props) {
  const permitted = usePermitted("admin.edit-highlights");
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={`Actions: ${highlight.title}`}
          icon={<IconDots {...ICON} />}
          {...permitted}
        />
      }
    >
      <MenuItem icon={<IconPencil {...ICON} />} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuItem danger icon={<IconTrash {...ICON} />} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
