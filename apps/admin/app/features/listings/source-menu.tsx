import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import type { ListingSource } from "@devguild/schemas/job-listings";
import { IconDots, IconPencil, IconRefresh } from "@tabler/icons-react";

import { usePermitted } from "../frame/use-permitted.ts";
import { isOpen } from "./describe-import.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Props = { source: ListingSource; onImport: () => void; onEdit: () => void };

/** The actions for a source; an uploaded file can't be read again. */
export function SourceMenu({ source, onImport, onEdit }: Props) {
  const permitted = usePermitted("admin.edit-company-jobs");
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={`Actions: ${source.name}`}
          icon={<IconDots {...ICON} />}
          {...permitted}
        />
      }
    >
      {source.address !== "" && (
        <MenuItem
          icon={<IconRefresh {...ICON} />}
          disabled={source.latest !== null && isOpen(source.latest)}
          onSelect={onImport}
        >
          Run again
        </MenuItem>
      )}
      <MenuItem icon={<IconPencil {...ICON} />} onSelect={onEdit}>
        Edit source
      </MenuItem>
    </Menu>
  );
}
