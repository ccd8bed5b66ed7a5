import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuDivider, MenuItem, MenuLink } from "@devguild/design-system/menu";
import {
  type Icon,
  IconArchive,
  IconArchiveOff,
  IconCalendarPlus,
  IconCircleCheck,
  IconCopy,
  IconDots,
  IconEye,
  IconEyeOff,
  IconLink,
  IconPencil,
  IconRefresh,
  IconRepeat,
  IconRocket,
  IconTrash,
} from "@tabler/icons-react";

import type { Audience } from "../candidates/audience.ts";
import { useCompanyViewer } from "../viewer/company-viewer.ts";
import { listPostingActions, type ListedPosting, type PostingAction } from "./posting-actions.ts";
import { type PostingLinks, previewPath } from "./posting-links.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

const LABELS: Record<PostingAction, { label: string; Icon: Icon }> = {
  edit: { label: "Edit", Icon: IconPencil },
  duplicate: { label: "Duplicate", Icon: IconCopy },
  preview: { label: "Preview", Icon: IconEye },
  release: { label: "Release", Icon: IconCircleCheck },
  repost: { label: "Repost", Icon: IconRepeat },
  extend: { label: "Extend", Icon: IconCalendarPlus },
  boost: { label: "Boost for 7 days", Icon: IconRocket },
  republish: { label: "Republish", Icon: IconRefresh },
  "change-url": { label: "Change address", Icon: IconLink },
  unpublish: { label: "Unpublish", Icon: IconEyeOff },
  archive: { label: "Archive", Icon: IconArchive },
  restore: { label: "Move out of archive", Icon: IconArchiveOff },
  delete: { label: "Delete", Icon: IconTrash },
};

type Props = {
  posting: ListedPosting;
  links: PostingLinks;
  audience: Audience;
  title: string;
  /** Called for every action that isn't a link. */
  onAct: (action: PostingAction) => void;
};

/** The actions for one job. */
export function PostingMenu({ posting, links, audience, title, onAct }: Props) {
  const paths: Partial<Record<PostingAction, string>> = {
    edit: links.edit(posting.id),
    duplicate: links.duplicate(posting.id),
    preview: previewPath(posting.id),
    repost: links.repost(posting.id),
  };
  const actions = listPostingActions(posting, audience);
  const isViewOnly = useCompanyViewer().viewOnly !== null;
  return (
    <Menu
      trigger={<IconButton size="sm" label={`Actions: ${title}`} icon={<IconDots {...ICON} />} />}
    >
      {actions
        .filter((action) => action !== "delete")
        .map((action) => {
          const { label, Icon } = LABELS[action];
          const path = paths[action];
          const isDisabled = isViewOnly && action !== "preview";
          return path === undefined || isDisabled ? (
            <MenuItem
              key={action}
              icon={<Icon {...ICON} />}
              disabled={isDisabled}
              onSelect={() => onAct(action)}
            >
              {label}
            </MenuItem>
          ) : (
            <MenuLink key={action} to={path} icon={<Icon {...ICON} />}>
              {label}
            </MenuLink>
          );
        })}
      <MenuDivider />
      <MenuItem
        danger
        icon={<IconTrash {...ICON} />}
        disabled={isViewOnly}
        onSelect={() => onAct("delete")}
      >
        {LABELS.delete.label}
      </MenuItem>
    </Menu>
  );
}
