import { tellEarlyInput } from "@devguild/app-shell/tell-early-input";
import { watchApp } from "@devguild/app-shell/watch-app";
import { watchPage } from "@devguild/consent/watch-page";

/** What the site watches in the browser: what every app does, what visitors see and press, and what they did first. */
export const watchSite = () => {
  watchApp();
  void tellEarlyInput();
  watchPage();
};
