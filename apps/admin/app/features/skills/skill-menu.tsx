import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import type { AdminSkill } from "@devguild/schemas/skills";
import { IconArrowMerge, IconDots, IconPencil } from "@tabler/icons-react";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Props = { skill: AdminSkill; onEdit: () => void; onMerge: () => void };

/** The actions for a skill. */
export function SkillMenu({ skill, onEdit, onMerge }: Props) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={`Actions: ${skill.name}`} icon={<IconDots {...ICON} />} />
      }
    >
      <MenuItem icon={<IconPencil {...ICON} />} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuItem icon={<IconArrowMerge {...ICON} />} onSelect={onMerge}>
        Merge into another skill
      </MenuItem>
    </Menu>
  );
}
