import { type App, getOwner } from "@devguild/app-shell/apps";
import { ERROR_PAGES } from "@devguild/schemas/constants/error-pages";
import { data, redirect } from "react-router";
import { LANGUAGE } from "@devguild/schemas/product";

import { webConfig } from "../web-config.ts";

/**
 * Sends the browser to the app that a page's path belongs to; does nothing where that is `app`. A guard's
 * redirect to the login arrives here when it was met on the way from one screen to another.
 */
const sendToOwner = (app: App, { pathname, search }: URL): void => {
  const owner = getOwner(pathname);
  if (owner !== app && pathname.startsWith(`/${LANGUAGE}/`))
    throw redirect(webConfig.urls[owner] + pathname + search);
};

/** The loader of every path that an app's routes do not take; those of the other apps lead there. */
export const notFoundLoader =
  (app: App) =>
  ({ url }: { url: URL }) => {
    sendToOwner(app, url);
    throw data(ERROR_PAGES.unknownRoute, { status: 404 });
  };
