import { readFileSync } from "node:fs";
import { join } from "node:path";

import { matchRoutes } from "react-router";

import type { Screen } from "./screens.ts";

/** The file beside the server's build that says what is to be known of each screen. */
export const SCREENS_FILE = "screens.json";

/** The screens of a build, as `react-router build` left them. */
export const readScreens = (clientDir: string): Screen[] =>
  JSON.parse(readFileSync(join(clientDir, "../server", SCREENS_FILE), "utf8")) as Screen[];

// A link that carries one is somebody's own, whatever page it leads to.
const SECRET = /[?&](?:token|code|state)=/;

// The data of a page lies beside it, that of the first page under a name of its own.
const pageOf = (pathname: string) => pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");

const handlesOf = (screens: readonly Screen[]) => {
  const routes = screens.map(({ path, handle }) => ({ path, handle }));
  return (pathname: string) => matchRoutes(routes, pageOf(pathname))?.at(-1)?.route.handle;
};

/**
 * Tells of an address whether what is there is the same for every guest, so that it may be kept for the
 * next one. Only what a screen's handle says is; whatever nobody thought of is private.
 */
export const sharedBy = (screens: readonly Screen[]) => {
  const handleAt = handlesOf(screens);
  return (pathname: string, search: string): boolean =>
    handleAt(pathname)?.shared === true && !SECRET.test(search);
};

/**
 * Tells of an address whether people come there first, to a page that every guest sees or whose first load has
 * a budget: it is drawn before anything else is asked for. Behind log-in everything is asked for at once.
 */
export const visitedFirst = (screens: readonly Screen[]) => {
  const handleAt = handlesOf(screens);
  return (pathname: string): boolean => {
    const { shared, budget } = handleAt(pathname) ?? {};
    return shared === true || budget !== undefined;
  };
};
