import type { Permission } from "@devguild/schemas/constants/accounts";
import type { User } from "@devguild/schemas/identity";
import { plainText } from "@devguild/schemas/slugs";
import { localized } from "@devguild/session/redirects";

import { buildAccountMenu } from "../menus/account-menus.ts";
import { BUSINESS_COLUMNS } from "../menus/business-menu.ts";
import { MAIN_LINKS } from "../menus/site-menu.ts";

/** A screen that somebody may go to; `icon` is an entry of the account menu whose picture fits. */
export type PaletteScreen = { title: string; path: string; icon: string | null };

type Screen = PaletteScreen & { permission?: Permission };

const GUESTS: Screen[] = [
  { title: "Log in", path: localized("/user/login"), icon: "profile" },
  { title: "Create a free profile", path: localized("/developer/sign-up"), icon: "post-job" },
];

const COMPANIES: Screen[] = [
  {
    title: "Candidates",
    path: localized("/company/job/candidates"),
    icon: "users",
    permission: "owner.company.view-candidates",
  },
];

const DEVELOPERS: Screen[] = [
  { title: "Saved jobs", path: localized("/saved-jobs"), icon: "jobs" },
  { title: "Saved searches", path: localized("/saved-searches"), icon: "jobs" },
];

const menuOf = (user: User): Screen[] => [
  ...buildAccountMenu(user, "").flatMap(({ id, title, url, visible }) =>
    visible ? [{ title, path: url, icon: id }] : [],
  ),
  ...(user.account_type === "company" ? COMPANIES : []),
  ...(user.account_type === "developer" ? DEVELOPERS : []),
];

const POST_JOB = localized("/company/post-job");

const onSite = ({ title, path }: { title: string; path: string }): Screen => ({
  title,
  path,
  icon: path === localized("/jobs") ? "jobs" : null,
});

/** All screens that a person may open, their own account's first, each address once. */
export const listPaletteScreens = (user: User | null): PaletteScreen[] => {
  const screens: Screen[] = [
    ...(user ? menuOf(user) : []),
    ...MAIN_LINKS.map(onSite),
    { title: "Home", path: "/", icon: null },
    ...(user ? [] : GUESTS),
    // Whoever is logged in and may post a job has it in their own menu.
    ...BUSINESS_COLUMNS.flatMap(({ entries }) => entries.map(onSite)).filter(
      ({ path }) => user === null || path !== POST_JOB,
    ),
  ];
  const seen = new Set<string>();
  return screens.filter(({ path, permission }) => {
    const isShown =
      !seen.has(path) && (!permission || (user?.permissions.includes(permission) ?? false));
    seen.add(path);
    return isShown;
  });
};

const wordsOf = (text: string) => plainText(text).split(/\s+/).filter(Boolean);

/** The screens in whose title every word of a text begins a word. */
export const screensNamed = (screens: readonly PaletteScreen[], text: string) =>
  screens.filter(({ title }) =>
    wordsOf(text).every((word) => wordsOf(title).some((part) => part.startsWith(word))),
  );
