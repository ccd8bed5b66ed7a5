import { type App, getOwner } from "@devguild/app-shell/apps";
import { LANGUAGE } from "@devguild/schemas/product";
import { redirect } from "react-router";

import { webConfig } from "../web-config.ts";

/**
 * Sends the browser to the app that a page's path belongs to; does nothing where that is `app`. A guard's
 * redirect to the login arrives here when it was met on the way from one screen to another.
 */
export const sendToOwner = (app: App, { pathname, search }: URL): void => {
  const owner = getOwner(pathname);
  if (owner !== app && pathname.startsWith(`/${LANGUAGE}/`))
    throw redirect(webConfig.urls[owner] + pathname + search);
};
