import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuDivider, MenuItem, MenuLink } from "@devguild/design-system/menu";
import type { CompanyUser } from "@devguild/schemas/company-users";
import {
  type Icon,
  IconBell,
  IconCrown,
  IconDots,
  IconHistory,
  IconPencil,
  IconSend,
  IconTrash,
  IconUserCheck,
  IconUserCog,
  IconUserOff,
} from "@tabler/icons-react";

import { useCompanyViewer } from "../viewer/company-viewer.ts";
import { hasAccess, listUserActions, type UserAction, type UsersViewer } from "./user-actions.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

const LABELS: Record<Exclude<UserAction, "remove">, { label: string; Icon: Icon }> = {
  "edit-invitation": { label: "Edit invitation", Icon: IconPencil },
  "resend-invite": { label: "Resend invitation", Icon: IconSend },
  "change-role": { label: "Change role", Icon: IconUserCog },
  "make-owner": { label: "Make owner", Icon: IconCrown },
  suspend: { label: "Suspend", Icon: IconUserOff },
  reactivate: { label: "Reactivate", Icon: IconUserCheck },
};

type Props = {
  user: CompanyUser;
  viewer: UsersViewer;
  /** The page of what the user changed. */
  activityHref: string;
  /** Opens the dialog that notifies them, for staff. */
  onNotify?: ((user: CompanyUser) => void) | undefined;
  onAct: (action: UserAction) => void;
};

/** The way to what a user changed, and the actions for them. */
export function UserMenu({ user, viewer, activityHref, onNotify, onAct }: Props) {
  const isViewOnly = useCompanyViewer().viewOnly !== null;
  const actions = listUserActions(user, viewer);
  if (user.status === "invited" && actions.length === 0) return null;
  const own = actions.filter((action) => action !== "remove");
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={`Actions: ${user.full_name}`} icon={<IconDots {...ICON} />} />
      }
    >
      {onNotify && hasAccess(user) && (
        <MenuItem
          icon={<IconBell {...ICON} />}
          disabled={isViewOnly}
          onSelect={() => onNotify(user)}
        >
          Notify
        </MenuItem>
      )}
      {own.map((action) => {
        const { label, Icon } = LABELS[action];
        return (
          <MenuItem
            key={action}
            icon={<Icon {...ICON} />}
            disabled={isViewOnly}
            onSelect={() => onAct(action)}
          >
            {label}
          </MenuItem>
        );
      })}
      {user.status !== "invited" && (
        <MenuLink to={activityHref} icon={<IconHistory {...ICON} />}>
          Show activity
        </MenuLink>
      )}
      {actions.includes("remove") && (
        <>
          <MenuDivider />
          <MenuItem
            danger
            icon={<IconTrash {...ICON} />}
            disabled={isViewOnly}
            onSelect={() => onAct("remove")}
          >
            {user.status === "invited" ? "Withdraw invitation" : "Remove"}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
