import type { AccountType, Permission } from "@devguild/schemas/constants/accounts";
import type { User } from "@devguild/schemas/identity";
import { localized } from "@devguild/session/redirects";

/** One entry of an account's menu. */
export type AccountMenuItem = {
  id: string;
  title: string;
  url: string;
  active: boolean;
  visible: boolean;
  badge: "New" | null;
};

type Definition = {
  id: string;
  title: string;
  path: string;
  permission?: Permission;
  /** Other pages on which the item counts as the current one. */
  alsoOn?: string[];
  isNew?: (user: User) => boolean;
};

const PROFILE: Definition = {
  id: "profile",
  title: "Your profile",
  path: "/user/profile",
  alsoOn: ["/my-profile/settings"],
};

const MENUS: Record<AccountType, Definition[]> = {
  developer: [
    {
      id: "for-you",
      title: "For you",
      path: "/developer-dashboard",
      isNew: (user) => user.developer_dashboard_last_visited_at === null,
    },
    PROFILE,
  ],
  company: [
    {
      id: "dashboard",
      title: "Dashboard",
      path: "/company-dashboard",
      isNew: (user) => user.company_dashboard_last_visited_at === null,
    },
    {
      id: "post-job",
      title: "Post a job",
      path: "/company/post-job",
      permission: "owner.company.edit-jobs",
      alsoOn: ["/company/jobs/edit/new"],
    },
    PROFILE,
  ],
  admin: [
    {
      id: "dashboard",
      title: "Dashboard",
      path: "/admin/dashboard",
      permission: "admin.view-company-jobs",
    },
    {
      id: "companies",
      title: "Companies",
      path: "/admin/companies",
      permission: "admin.view-company-profile",
    },
    { id: "jobs", title: "Jobs", path: "/admin/jobs", permission: "admin.view-company-jobs" },
    { id: "admin", title: "Admin", path: "/admin", permission: "admin.view-dashboard" },
    PROFILE,
  ],
  generic: [PROFILE],
};

/** The menu of a user's current account, seen from `path`. Source: docs/product/roles.md. */
export const buildAccountMenu = (user: User, path: string): AccountMenuItem[] =>
  MENUS[user.account_type].map((item) => ({
    id: item.id,
    title: item.title,
    url: localized(item.path),
    active: [item.path, ...(item.alsoOn ?? [])].some((page) => localized(page) === path),
    visible: !item.permission || user.permissions.includes(item.permission),
    badge: item.isNew?.(user) ? "New" : null,
  }));
