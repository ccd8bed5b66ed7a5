import {
  IconBriefcase,
  IconBroadcast,
  IconBuilding,
  IconCalendarEvent,
  IconCreditCard,
  IconLayoutDashboard,
  IconNotebook,
  IconShieldCog,
  IconSparkles,
  IconSquarePlus,
  IconStar,
  IconUserCircle,
  IconUserCode,
  IconUserSearch,
  IconUsers,
  IconVideo,
} from "@tabler/icons-react";

const ICONS: Record<string, typeof IconUsers> = {
  account: IconCreditCard,
  admin: IconShieldCog,
  companies: IconBuilding,
  dashboard: IconLayoutDashboard,
  developers: IconUserCode,
  events: IconCalendarEvent,
  "for-you": IconSparkles,
  highlights: IconStar,
  jobs: IconBriefcase,
  "live-events": IconBroadcast,
  magazine: IconNotebook,
  "post-job": IconSquarePlus,
  sourcing: IconUserSearch,
  users: IconUsers,
  videos: IconVideo,
};

/** The picture of an account menu's entry, by the entry's id. */
export function AccountMenuIcon({ id }: { id: string }) {
  const Icon = ICONS[id] ?? IconUserCircle;
  return <Icon size={18} stroke={1.6} aria-hidden />;
}
