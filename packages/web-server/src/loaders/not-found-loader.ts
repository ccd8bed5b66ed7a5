import { type App, getOwner } from "@devguild/app-shell/apps";
import { UNKNOWN_ROUTE } from "@devguild/schemas/constants/error-page-texts";
import { data, redirect } from "react-router";
import { LANGUAGE } from "@devguild/schemas/product";

import { webConfig } from "../web-config.ts";

/**
 * Redirects to the app that serves a path, unless that is `app`. Redirects to the login during a
 * client-side navigation end up here, too.
 */
const sendToOwner = (app: App, { pathname, search }: URL): void => {
  const owner = getOwner(pathname);
  if (owner !== app && pathname.startsWith(`/${LANGUAGE}/`))
    throw redirect(webConfig.urls[owner] + pathname + search);
};

/** Builds the loader for paths without a route; paths of the other apps redirect there. */
export const notFoundLoader =
  (app: App) =>
  ({ url }: { url: URL }) => {
    sendToOwner(app, url);
    throw data(UNKNOWN_ROUTE, { status: 404 });
  };
