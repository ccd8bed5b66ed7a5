import {
  IconBuilding,
  IconLayoutDashboard,
  IconReceipt,
  IconSpeakerphone,
  IconSquarePlus,
  IconUserCog,
  IconUsers,
} from "@tabler/icons-react";

import { type MenuDefinition, PROFILE } from "./menu-definition.ts";

/** The menu of the users of a company. */
export const COMPANY_MENU: MenuDefinition[] = [
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
];
