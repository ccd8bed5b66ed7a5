import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuDivider, MenuItem, MenuLink } from "@devguild/design-system/menu";
import type { JobPosting } from "@devguild/schemas/jobs";
import { IconCopy, IconDots, IconEye, IconPencil, IconTrash } from "@tabler/icons-react";

import { type PostingLinks, previewPath } from "./posting-links.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Props = {
  posting: JobPosting;
  links: PostingLinks;
  title: string;
  onDelete: () => void;
};

/** The actions for one job. */
export function PostingMenu({ posting, links, title, onDelete }: Props) {
  const { id, status } = posting;
  return (
    <Menu
      trigger={<IconButton size="sm" label={`Actions: ${title}`} icon={<IconDots {...ICON} />} />}
    >
      {(status === "draft" || status === "published") && (
        <MenuLink to={links.edit(id)} icon={<IconPencil {...ICON} />}>
          Edit
        </MenuLink>
      )}
      <MenuLink to={links.duplicate(id)} icon={<IconCopy {...ICON} />}>
        Duplicate
      </MenuLink>
      {status !== "published" && (
        <MenuLink to={previewPath(id)} icon={<IconEye {...ICON} />}>
          Preview
        </MenuLink>
      )}
      <MenuDivider />
      <MenuItem danger icon={<IconTrash {...ICON} />} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
