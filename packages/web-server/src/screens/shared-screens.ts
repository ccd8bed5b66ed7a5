import { readFileSync } from "node:fs";
import { join } from "node:path";

import { matchRoutes } from "react-router";

import type { Screen } from "./screens.ts";

/** The file beside the server's build with the metadata of each screen. */
export const SCREENS_FILE = "screens.json";

/** Reads the screens of a build, as `react-router build` wrote them. */
export const readScreens = (clientDir: string): Screen[] =>
  JSON.parse(readFileSync(join(clientDir, "../server", SCREENS_FILE), "utf8")) as Screen[];

// A link with one of these is personal, whichever page it leads to.
const SECRET = /[?&](?:token|code|state)=/;

// A page's data has the page's URL plus ".data"; the home page's is named "_root".
const toPagePath = (pathname: string) => pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");

const buildHandleLookup = (screens: readonly Screen[]) => {
  const routes = screens.map(({ path, handle }) => ({ path, handle }));
  return (pathname: string) => matchRoutes(routes, toPagePath(pathname))?.at(-1)?.route.handle;
};

/**
 * Returns a predicate: whether a URL shows every guest the same page, which may therefore be
 * cached. Only screens whose handle says so are; the default is private.
 */
export const sharedBy = (screens: readonly Screen[]) => {
  const handleAt = buildHandleLookup(screens);
  return (pathname: string, search: string): boolean =>
    handleAt(pathname)?.shared === true && !SECRET.test(search);
};

/**
 * Returns a predicate: whether a path is a likely entry page, shared by all guests or with a budget
 * for its first load. Such pages paint before their scripts load; pages behind the login load
 * everything at once.
 */
export const visitedFirst = (screens: readonly Screen[]) => {
  const handleAt = buildHandleLookup(screens);
  return (pathname: string): boolean => {
    const { shared, budget } = handleAt(pathname) ?? {};
    return shared === true || budget !== undefined;
  };
};
