import { IconBell, IconBookmark, IconMessages, IconSparkles } from "@tabler/icons-react";

import { type MenuDefinition, PROFILE } from "./menu-definition.ts";

/** The menu of developers. */
export const DEVELOPER_MENU: MenuDefinition[] = [
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
];
