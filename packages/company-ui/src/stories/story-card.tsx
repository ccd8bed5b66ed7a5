import { CoverArt } from "@devguild/design-system/cover-art";
import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuDivider, MenuItem } from "@devguild/design-system/menu";
import { Status } from "@devguild/design-system/status";
import { TextButton } from "@devguild/design-system/text-link";
import { STORY_STATUSES, type StoryStatus } from "@devguild/schemas/constants/stories";
import { pluralize } from "@devguild/schemas/formats";
import type { Story } from "@devguild/schemas/stories";
import {
  IconArrowLeft,
  IconArrowRight,
  IconDots,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconPencil,
  IconTrash,
  IconWorld,
} from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";

import { useCompanyViewer } from "../viewer/company-viewer.ts";
import { Editing } from "../viewer/editing.tsx";
import classes from "./stories-section.module.css";
import { STORY_STATUS } from "./story-status.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Props = {
  story: Story;
  isFirst: boolean;
  isLast: boolean;
  /** It was moved, by keyboard or menu, to where it is. */
  isMoved: boolean;
  onMove: (by: number) => void;
  onDrag: (story: Story | null) => void;
  onDragOver: () => void;
  onEdit: () => void;
  onPreview: () => void;
  onDelete: () => void;
  onStatus: (to: StoryStatus) => void;
};

/** The handle moves a story: by dragging, or with Space, the arrow keys and Space again. */
function Handle({ story, onMove }: Pick<Props, "story" | "onMove">) {
  const [isMoving, setMoving] = useState(false);
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") setMoving(false);
    if (!isMoving || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    event.preventDefault();
    onMove(event.key === "ArrowLeft" ? -1 : 1);
  };
  return (
    <IconButton
      size="sm"
      label={isMoving ? `Moving: ${story.title}` : `Move: ${story.title}`}
      aria-pressed={isMoving}
      className={classes.handle}
      icon={<IconGripVertical {...ICON} />}
      onClick={() => setMoving((before) => !before)}
      onKeyDown={press}
      onBlur={() => setMoving(false)}
    />
  );
}

function StoryMenu({
  story,
  isFirst,
  isLast,
  onMove,
  onEdit,
  onPreview,
  onDelete,
  onStatus,
}: Props) {
  const isLive = story.status === STORY_STATUSES.LIVE;
  const disabled = useCompanyViewer().viewOnly !== null;
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={`Actions: ${story.title}`} icon={<IconDots {...ICON} />} />
      }
    >
      <MenuItem icon={<IconPencil {...ICON} />} disabled={disabled} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuItem icon={<IconEye {...ICON} />} onSelect={onPreview}>
        Preview
      </MenuItem>
      <MenuItem
        disabled={disabled}
        icon={isLive ? <IconEyeOff {...ICON} /> : <IconWorld {...ICON} />}
        onSelect={() => onStatus(isLive ? STORY_STATUSES.UNPUBLISHED : STORY_STATUSES.LIVE)}
      >
        {isLive ? "Unpublish" : "Publish"}
      </MenuItem>
      {!isFirst && (
        <MenuItem
          icon={<IconArrowLeft {...ICON} />}
          disabled={disabled}
          onSelect={() => onMove(-1)}
        >
          Move left
        </MenuItem>
      )}
      {!isLast && (
        <MenuItem
          icon={<IconArrowRight {...ICON} />}
          disabled={disabled}
          onSelect={() => onMove(1)}
        >
          Move right
        </MenuItem>
      )}
      <MenuDivider />
      <MenuItem danger icon={<IconTrash {...ICON} />} disabled={disabled} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}

/** A story among a company's stories: cover, title, status and figures. */
export function StoryCard(props: Props) {
  const { story, isMoved, onMove, onDrag, onDragOver, onEdit, onPreview } = props;
  const isViewOnly = useCompanyViewer().viewOnly !== null;
  const { label, tone } = STORY_STATUS[story.status];
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMoved) card.current?.scrollIntoView({ block: "nearest" });
  }, [isMoved]);
  return (
    // Dragging is for the pointer; the handle does the same with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={card}
      className={classes.card}
      draggable={!isViewOnly}
      onDragStart={() => onDrag(story)}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => event.preventDefault()}
      onDragEnter={onDragOver}
    >
      <CoverArt title={story.title} src={story.images[0]?.url} ratio="photo" />
      <div className={classes.tools}>
        <Editing>
          <Handle story={story} onMove={onMove} />
        </Editing>
        <StoryMenu {...props} />
      </div>
      <TextButton className={classes.title} onClick={isViewOnly ? onPreview : onEdit}>
        {story.title}
      </TextButton>
      <p className={classes.meta}>
        <Status tone={tone}>{label}</Status>
        <span>
          {pluralize(story.views, "view")}&nbsp;· {pluralize(story.interactions, "interaction")}
        </span>
      </p>
    </li>
  );
}
