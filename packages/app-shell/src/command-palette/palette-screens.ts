import type { User } from "@devguild/schemas/identity";
import { plainText } from "@devguild/schemas/slugs";
import { localized } from "@devguild/session/redirects";
import {
  type Icon,
  IconBriefcase,
  IconBroadcast,
  IconBuilding,
  IconBuildingStore,
  IconChartBar,
  IconHome,
  IconMail,
  IconMicrophone,
  IconNews,
  IconPlayerPlay,
  IconSquarePlus,
  IconUserCircle,
} from "@tabler/icons-react";

import { buildAccountMenu } from "../menus/account-menus.ts";
import { BUSINESS_COLUMNS } from "../menus/business-menu.ts";
import { MAIN_LINKS } from "../menus/site-menu.ts";

/** A screen that the user may open. */
export type PaletteScreen = { title: string; path: string; icon: Icon | null; purpose?: string };

const GUESTS: PaletteScreen[] = [
  { title: "Log in", path: localized("/user/login"), icon: IconUserCircle },
  { title: "Create a free profile", path: localized("/developer/sign-up"), icon: IconSquarePlus },
];

const listOwnScreens = (user: User): PaletteScreen[] =>
  buildAccountMenu(user, "").flatMap(({ title, icon, url, mayOpen, purpose }) =>
    mayOpen ? [{ title, path: url, icon, purpose }] : [],
  );

const POST_JOB = localized("/company/post-job");

// By the start of the path; the first that fits.
const SITE_ICONS: [string, Icon][] = [
  ["/videos?event=", IconMicrophone],
  ["/videos", IconPlayerPlay],
  ["/live", IconBroadcast],
  ["/magazine", IconNews],
  ["/jobs", IconBriefcase],
  ["/companies", IconBuilding],
  ["/business/developer-salary-calculator", IconChartBar],
  ["/business#newsletter", IconMail],
  ["/company/post-job", IconSquarePlus],
];

const onSite = ({ title, path }: { title: string; path: string }): PaletteScreen => ({
  title,
  path,
  icon: SITE_ICONS.find(([start]) => path.startsWith(localized(start)))?.[1] ?? IconBuildingStore,
});

/** Lists all screens that a user may open, their own account's first, without duplicates. */
export const listPaletteScreens = (user: User | null): PaletteScreen[] => {
  const screens: PaletteScreen[] = [
    ...(user ? listOwnScreens(user) : []),
    ...MAIN_LINKS.map(onSite),
    { title: "Home", path: "/", icon: IconHome },
    ...(user ? [] : GUESTS),
    // Users who may post a job have it in their own menu already.
    ...BUSINESS_COLUMNS.flatMap(({ entries }) => entries.map(onSite)).filter(
      ({ path }) => user === null || path !== POST_JOB,
    ),
  ];
  const paths = new Set<string>();
  return screens.filter(({ path }) => {
    const isFirst = !paths.has(path);
    paths.add(path);
    return isFirst;
  });
};

const toWords = (text: string) => plainText(text).split(/\s+/).filter(Boolean);

const begins = (text: string, searched: string) =>
  toWords(searched).every((word) => toWords(text).some((part) => part.startsWith(word)));

/**
 * Filters screens: each word of the text must be the beginning of a word in the title, or, if there is none, in what a
 * screen is for: "billing" finds Account.
 */
export const screensNamed = (screens: readonly PaletteScreen[], text: string) => {
  const named = screens.filter(({ title }) => begins(title, text));
  return named.length > 0
    ? named
    : screens.filter(({ purpose }) => purpose !== undefined && begins(purpose, text));
};
