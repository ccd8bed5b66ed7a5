import { Menu, MenuDivider, MenuItem, MenuLink } from "@devguild/design-system/menu";
import type { JobPosting } from "@devguild/schemas/jobs";
import { IconCopy, IconEye, IconPencil, IconTrash } from "@tabler/icons-react";

import { PostingMenuButton } from "./posting-menu-button.tsx";
import { copyPath, editPath, previewPath } from "./posting-paths.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Props = {
  posting: JobPosting;
  title: string;
  onDelete: () => void;
};

/** What can be done with one job. */
export default function PostingMenu({ posting, title, onDelete }: Props) {
  const { id, status } = posting;
  return (
    <Menu trigger={<PostingMenuButton title={title} />}>
      {(status === "draft" || status === "published") && (
        <MenuLink to={editPath(id)} icon={<IconPencil {...ICON} />}>
          Edit
        </MenuLink>
      )}
      <MenuLink to={copyPath(id)} icon={<IconCopy {...ICON} />}>
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
