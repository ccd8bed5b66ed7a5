import type { AccountType } from "@devguild/schemas/constants/accounts";
import type { User } from "@devguild/schemas/identity";
import { localized } from "@devguild/session/redirects";
import type { Icon } from "@tabler/icons-react";

import { ADMIN_MENU } from "./admin-menu.ts";
import { COMPANY_MENU } from "./company-menu.ts";
import { DEVELOPER_MENU } from "./developer-menu.ts";
import { type MenuDefinition, PROFILE } from "./menu-definition.ts";

/** One entry of an account's menu. */
export type AccountMenuItem = {
  id: string;
  title: string;
  icon: Icon;
  /** What the screen is for, if the title doesn't say enough. */
  purpose?: string | undefined;
  url: string;
  active: boolean;
  /** Whether the user has access. */
  mayOpen: boolean;
  /** Whether it is in the menu. */
  visible: boolean;
  badge: "New" | null;
};

const MENUS: Record<AccountType, MenuDefinition[]> = {
  developer: DEVELOPER_MENU,
  company: COMPANY_MENU,
  admin: ADMIN_MENU,
  generic: [PROFILE],
};

/**
 * Builds the menu of a user's current account at `path`, including the screens that are not shown
 * in it. Source: docs/product/roles.md.
 */
export const buildAccountMenu = (user: User, path: string): AccountMenuItem[] =>
  MENUS[user.account_type].map((item) => {
    const mayOpen = !item.permission || user.permissions.includes(item.permission);
    return {
      id: item.id,
      title: item.title,
      icon: item.icon,
      purpose: item.purpose,
      url: localized(item.path),
      active: [item.path, ...(item.alsoOn ?? [])].some((page) => localized(page) === path),
      mayOpen,
      visible: mayOpen && !item.outsideMenu && (item.isUsed?.(user) ?? true),
      badge: item.isNew?.(user) ? "New" : null,
    };
  });
