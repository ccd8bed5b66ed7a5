import type { AccountType, Permission } from "@devguild/schemas/constants/accounts";
import type { User } from "@devguild/schemas/identity";
import { localized } from "@devguild/session/redirects";
import {
  type Icon,
  IconCalendarEvent,
  IconBell,
  IconBellRinging,
  IconBookmark,
  IconBriefcase,
  IconBroadcast,
  IconBuilding,
  IconCategory,
  IconFileText,
  IconHistory,
  IconLayoutDashboard,
  IconMessages,
  IconNotebook,
  IconReceipt,
  IconShieldCog,
  IconSparkles,
  IconSpeakerphone,
  IconSquarePlus,
  IconAd2,
  IconLink,
  IconQuote,
  IconStar,
  IconTags,
  IconTrash,
  IconUserCircle,
  IconUserCode,
  IconUserCog,
  IconUserSearch,
  IconUsers,
  IconUsersGroup,
  IconVideo,
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
  /** Whether the account has what the screen is about; without it, only its permission counts. */
  isUsed?: (user: User) => boolean;
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
      id: "messages",
      title: "Messages",
      icon: IconMessages,
      purpose: "What our talent team wrote to you",
      path: "/messages",
    },
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
      id: "company-profile",
      title: "Company profile",
      icon: IconBuilding,
      purpose: "Your public page and its stories",
      path: "/company/profile",
      permission: "owner.company.edit-profile",
    },
    {
      id: "campaigns",
      title: "Campaigns",
      icon: IconSpeakerphone,
      purpose: "What you advertise, and what comes of it",
      path: "/company/campaigns/employer-branding",
      alsoOn: ["/company/campaigns/marketing"],
      permission: "owner.company.edit-campaigns",
      isUsed: ({ company }) => company?.has_campaigns ?? false,
    },
    {
      id: "users",
      title: "Users",
      icon: IconUserCog,
      path: "/company/users",
      permission: "owner.company.view-company-users",
      alsoOn: ["/company/users/activity"],
      isNew: (user) => user.company_users_last_visited_at === null,
    },
    {
      id: "account",
      title: "Account",
      icon: IconReceipt,
      purpose: "Memberships, credits, invoices and billing details",
      path: "/company/company-account",
      permission: "owner.company.view-company-users",
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
      id: "developers",
      title: "Developers",
      icon: IconUserCode,
      purpose: "Find a developer, and suggest jobs",
      path: "/admin/developers",
      permission: "admin.view-developers",
    },
    {
      id: "sourcing",
      title: "Sourcing",
      icon: IconUserSearch,
      purpose: "Find developers and write to them",
      path: "/admin/sourcing",
      permission: "admin.view-sourcing-developers",
    },
    {
      id: "highlights",
      title: "Highlights",
      icon: IconStar,
      purpose: "The video and the live event that the site promotes",
      path: "/admin/highlights",
      permission: "admin.view-highlights",
    },
    {
      id: "events",
      title: "Events",
      icon: IconCalendarEvent,
      purpose: "Conferences with their homepages and menus",
      path: "/admin/events",
      permission: "admin.view-live-events",
    },
    {
      id: "live-events",
      title: "Live Events",
      icon: IconBroadcast,
      purpose: "Plan, stream and record our own events",
      path: "/admin/live-events",
      permission: "admin.view-live-events",
    },
    {
      id: "magazine",
      title: "Magazine",
      icon: IconNotebook,
      purpose: "Write, schedule and publish articles",
      path: "/admin/magazine",
      permission: "admin.view-magazine-content",
    },
    {
      id: "videos",
      title: "Videos",
      icon: IconVideo,
      purpose: "Add talks and episodes, and change many at once",
      path: "/admin/videos",
      permission: "admin.view-videos",
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
      id: "staff",
      title: "Staff",
      icon: IconUsersGroup,
      purpose: "Who works in the back office, and their roles",
      path: "/admin/admin-users",
      permission: "admin.manage-admin-users",
      outsideMenu: true,
    },
    {
      id: "audit-log",
      title: "Audit log",
      icon: IconHistory,
      purpose: "Who changed what, and when",
      path: "/admin/audit-log",
      permission: "admin.manage-admin-users",
      outsideMenu: true,
    },
    {
      id: "deleted-accounts",
      title: "Deleted accounts",
      icon: IconTrash,
      purpose: "Accounts that can still be restored",
      path: "/admin/deleted-accounts",
      permission: "admin.view-developers",
      outsideMenu: true,
    },
    {
      id: "skills",
      title: "Skills",
      icon: IconTags,
      purpose: "Skills people can choose, their synonyms and merges",
      path: "/admin/skills",
      permission: "admin.edit-catalogue",
      outsideMenu: true,
    },
    {
      id: "push",
      title: "Push notifications",
      icon: IconBellRinging,
      purpose: "What is on its way to people’s devices, and a test on your own",
      path: "/admin/push",
      permission: "admin.view-live-events",
      outsideMenu: true,
    },
    {
      id: "site-links",
      title: "Links of the site",
      icon: IconLink,
      purpose: "Links to other websites in menus and footers",
      path: "/admin/site-links",
      permission: "admin.view-highlights",
      outsideMenu: true,
    },
    {
      id: "quotes",
      title: "Quotes",
      icon: IconQuote,
      purpose: "What people say about us, on the home page and the page for companies",
      path: "/admin/quotes",
      permission: "admin.view-highlights",
      outsideMenu: true,
    },
    {
      id: "community-ads",
      title: "Community ads",
      icon: IconAd2,
      purpose: "Ads of community partners on the home page",
      path: "/admin/community-ads",
      permission: "admin.view-highlights",
      outsideMenu: true,
    },
    {
      id: "page-inventory",
      title: "Page inventory",
      icon: IconFileText,
      purpose: "Texts of the job pages that search engines show",
      path: "/admin/page-inventory",
      permission: "admin.edit-catalogue",
      outsideMenu: true,
    },
    {
      id: "job-listings",
      title: "Imported listings",
      icon: IconBriefcase,
      purpose: "Job boards and feeds that listings come from",
      path: "/admin/job-listings",
      permission: "admin.view-company-jobs",
      outsideMenu: true,
    },
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
      visible: mayOpen && !item.outsideMenu && (item.isUsed?.(user) ?? true),
      badge: item.isNew?.(user) ? "New" : null,
    };
  });
