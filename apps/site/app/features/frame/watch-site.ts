import { tellEarlyInput } from "@devguild/app-shell/tell-early-input";
import { watch as watchApp } from "@devguild/app-shell/watch-app";
import { watchPage } from "@devguild/consent/watch-page";

import { needsServiceWorker } from "../push/needs-service-worker.ts";

const startWorker = () =>
  import("../push/keep-service-worker.ts")
    .then(({ keepServiceWorker }) => keepServiceWorker())
    // Browsers may refuse the worker or not reach it; the next visit tries again.
    .catch(() => undefined);

/**
 * Starts the site's browser listeners: those of every app, usage tracking, the replay of early input, and
 * the service worker where there is a use for one.
 */
export const watch = () => {
  watchApp();
  void tellEarlyInput();
  watchPage();
  if (needsServiceWorker()) void startWorker();
};
