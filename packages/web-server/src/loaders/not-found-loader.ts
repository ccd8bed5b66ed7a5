import type { App } from "@devguild/app-shell/apps";
import { ERROR_PAGES } from "@devguild/schemas/constants/error-pages";
import { data } from "react-router";

import { sendToOwner } from "./send-to-owner.ts";

/** The loader of every path that an app's routes do not take; those of the other apps lead there. */
export const notFoundLoader =
  (app: App) =>
  ({ url }: { url: URL }) => {
    sendToOwner(app, url);
    throw data(ERROR_PAGES.unknownRoute, { status: 404 });
  };
