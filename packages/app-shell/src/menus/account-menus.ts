import type { AccountType, Permission } from "@devguild/schemas/constants/accounts";
import type { User } from "@devguild/schemas/identity";
import { localized } from "@devguild/session/redirects";
import {
  type Icon,
  IconBell,
  IconBookmark,
  IconBriefcase,
  IconBuilding,
  IconCategory,
  IconLayoutDashboard,
  IconShieldCog,
  IconSparkles,
  IconSquarePlus,
  IconUserCircle,
  IconUserCog,
  IconUsers,
} from "@tabler/icons-react";

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

type Definition = {
  id: string;
  title: string;
  icon: Icon;
  purpose?: string;
  path: string;
  permission?: Permission;
  /** Not in the menu; the command palette and other screens link to it. */
  outsideMenu?: true;
  /** Other pages on which the item counts as the current one. */
  alsoOn?: string[];
  isNew?: (user: User) => boolean;
};

const PROFILE: Definition = {
  id: "profile",
  title: "Your profile",
  icon: IconUserCircle,
  path: "/user/profile",
  alsoOn: ["/my-profile/settings"],
};

const MENUS: Record<AccountType, Definition[]> = {
  developer: [
    {
      id: "for-you",
      title: "For you",
      icon: IconSparkles,
      path: "/developer-dashboard",
      isNew: (user) => user.developer_dashboard_last_visited_at === null,
    },
    PROFILE,
    {
      id: "saved-jobs",
      title: "Saved jobs",
      icon: IconBookmark,
      path: "/saved-jobs",
    },
    {
      id: "saved-searches",
      title: "Saved searches",
      icon: IconBell,
      path: "/saved-searches",
    },
  ],
  company: [
    {
      id: "dashboard",
      title: "Dashboard",
      icon: IconLayoutDashboard,
      path: "/company-dashboard",
      isNew: (user) => user.company_dashboard_last_visited_at === null,
    },
    {
      id: "post-job",
      title: "Post a job",
      icon: IconSquarePlus,
      path: "/company/post-job",
      permission: "owner.company.edit-jobs",
      alsoOn: ["/company/jobs/edit/new"],
    },
    PROFILE,
    {
      id: "candidates",
      title: "Candidates",
      icon: IconUsers,
      path: "/company/job/candidates",
      permission: "owner.company.view-candidates",
      outsideMenu: true,
    },
    {
      id: "users",
      title: "Users",
      icon: IconUserCog,
      path: "/company/users",
      permission: "owner.company.view-company-users",
      isNew: (user) => user.company_users_last_visited_at === null,
    },
  ],
  admin: [
    {
      id: "dashboard",
      title: "Dashboard",
      icon: IconLayoutDashboard,
      purpose: "Your companies, expired jobs and bookmarks",
      path: "/admin/dashboard",
      permission: "admin.view-company-jobs",
    },
    {
      id: "companies",
      title: "Companies",
      icon: IconBuilding,
      purpose: "Find a company and open its jobs",
      path: "/admin/companies",
      permission: "admin.view-company-profile",
    },
    {
      id: "jobs",
      title: "Jobs",
      icon: IconBriefcase,
      purpose: "All jobs of all companies, any status",
      path: "/admin/jobs",
      permission: "admin.view-company-jobs",
    },
    {
      id: "admin",
      title: "Admin",
      icon: IconShieldCog,
      path: "/admin",
      permission: "admin.view-dashboard",
    },
    PROFILE,
    {
      id: "industries",
      title: "Industries",
      icon: IconCategory,
      purpose: "Industries companies can choose",
      path: "/admin/industries",
      permission: "admin.edit-catalogue",
      outsideMenu: true,
    },
  ],
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
      visible: mayOpen && !item.outsideMenu,
      badge: item.isNew?.(user) ? "New" : null,
    };
  });
