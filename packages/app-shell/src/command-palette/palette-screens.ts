import type { User } from "@devguild/schemas/identity";
import { plainText } from "@devguild/schemas/slugs";
import { localized } from "@devguild/session/redirects";
import { type Icon, IconBriefcase, IconSquarePlus, IconUserCircle } from "@tabler/icons-react";

import { buildAccountMenu } from "../menus/account-menus.ts";
import { BUSINESS_COLUMNS } from "../menus/business-menu.ts";
import { MAIN_LINKS } from "../menus/site-menu.ts";

/** A screen that somebody may open. */
export type PaletteScreen = { title: string; path: string; icon: Icon | null };

const GUESTS: PaletteScreen[] = [
  { title: "Log in", path: localized("/user/login"), icon: IconUserCircle },
  { title: "Create a free profile", path: localized("/developer/sign-up"), icon: IconSquarePlus },
];

const listOwnScreens = (user: User): PaletteScreen[] =>
  buildAccountMenu(user, "").flatMap(({ title, icon, url, mayOpen }) =>
    mayOpen ? [{ title, path: url, icon }] : [],
  );

const POST_JOB = localized("/company/post-job");

const onSite = ({ title, path }: { title: string; path: string }): PaletteScreen => ({
  title,
  path,
  icon: path === localized("/jobs") ? IconBriefcase : null,
});

/** All screens that a person may open, their own account's first, each address once. */
export const listPaletteScreens = (user: User | null): PaletteScreen[] => {
  const screens: PaletteScreen[] = [
    ...(user ? listOwnScreens(user) : []),
    ...MAIN_LINKS.map(onSite),
    { title: "Home", path: "/", icon: null },
    ...(user ? [] : GUESTS),
    // Whoever is logged in and may post a job has it in their own menu.
    ...BUSINESS_COLUMNS.flatMap(({ entries }) => entries.map(onSite)).filter(
      ({ path }) => user === null || path !== POST_JOB,
    ),
  ];
  const seen = new Set<string>();
  return screens.filter(({ path }) => {
    const isFirst = !seen.has(path);
    seen.add(path);
    return isFirst;
  });
};

const wordsOf = (text: string) => plainText(text).split(/\s+/).filter(Boolean);

/** The screens in whose title every word of a text begins a word. */
export const screensNamed = (screens: readonly PaletteScreen[], text: string) =>
  screens.filter(({ title }) =>
    wordsOf(text).every((word) => wordsOf(title).some((part) => part.startsWith(word))),
  );
