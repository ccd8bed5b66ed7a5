import { tellEarlyInput } from "@devguild/app-shell/tell-early-input";
import { watchApp } from "@devguild/app-shell/watch-app";
import { watchPage } from "@devguild/consent/watch-page";

/** Starts the site's browser listeners: those of every app, usage tracking, and the replay of early input. */
export const watchSite = () => {
  watchApp();
  void tellEarlyInput();
  watchPage();
};
