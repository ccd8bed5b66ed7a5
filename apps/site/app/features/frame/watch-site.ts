import { watchApp } from "@devguild/app-shell/watch-app";
import { watchPage } from "@devguild/consent/watch-page";

/** What the site watches in the browser: what every app does, and what visitors see and press. */
export const watchSite = () => {
  watchApp();
  watchPage();
};
