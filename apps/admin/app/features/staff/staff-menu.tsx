import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuDivider, MenuItem } from "@devguild/design-system/menu";
import type { AdminUser } from "@devguild/schemas/admin-users";
import {
  IconBell,
  IconDots,
  IconPencil,
  IconSend,
  IconTrash,
  IconUserCog,
} from "@tabler/icons-react";

/** What can be done to a member of staff. */
export type StaffAction = "edit" | "notify" | "resend" | "remove";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Props = { person: AdminUser; onAct: (action: StaffAction) => void };

/** The actions for a member of staff. */
export function StaffMenu({ person, onAct }: Props) {
  const isPending = person.status === "pending";
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={`Actions: ${person.full_name}`}
          icon={<IconDots {...ICON} />}
        />
      }
    >
      {isPending ? (
        <MenuItem icon={<IconSend {...ICON} />} onSelect={() => onAct("resend")}>
          Resend invitation
        </MenuItem>
      ) : (
        <MenuItem icon={<IconBell {...ICON} />} onSelect={() => onAct("notify")}>
          Notify
        </MenuItem>
      )}
      <MenuItem
        icon={isPending ? <IconPencil {...ICON} /> : <IconUserCog {...ICON} />}
        onSelect={() => onAct("edit")}
      >
        {isPending ? "Edit invitation" : "Change role"}
      </MenuItem>
      <MenuDivider />
      <MenuItem danger icon={<IconTrash {...ICON} />} onSelect={() => onAct("remove")}>
        {isPending ? "Withdraw invitation" : "Remove from staff"}
      </MenuItem>
    </Menu>
  );
}
