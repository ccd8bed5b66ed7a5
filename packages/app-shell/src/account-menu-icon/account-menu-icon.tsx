import {
  IconBriefcase,
  IconBuilding,
  IconLayoutDashboard,
  IconShieldCog,
  IconSparkles,
  IconSquarePlus,
  IconUserCircle,
  IconUsers,
} from "@tabler/icons-react";

const ICONS: Record<string, typeof IconUsers> = {
  admin: IconShieldCog,
  companies: IconBuilding,
  dashboard: IconLayoutDashboard,
  "for-you": IconSparkles,
  jobs: IconBriefcase,
  "post-job": IconSquarePlus,
  users: IconUsers,
};

/** The picture of an account menu's entry, by the entry's id. */
export function AccountMenuIcon({ id }: { id: string }) {
  const Icon = ICONS[id] ?? IconUserCircle;
  return <Icon size={18} stroke={1.6} aria-hidden />;
}
