import { ignoreSecondClick } from "../double-click/ignore-second-click.ts";
import { hideOfflineErrors } from "./hide-offline-errors.ts";
import { keepFocus, showTextAreas } from "./keep-focus.ts";

// Errors of browser extensions and third-party scripts are not ours to report.
const isOurs = (error: unknown) =>
  error instanceof Error && (error.stack ?? "").includes(location.origin);

// Loaded on demand; most pages never need it.
const report = (thrown: unknown) =>
  import("../error-reports/report-error.ts").then(
    ({ reportError }) => reportError(thrown),
    // Without a network, there is nobody to report to.
    () => undefined,
  );

let isWatching = false;

/**
 * Reports uncaught errors on this page and after navigations, returns a lost focus and keeps it in view, has a double
 * click do what a click does and a long press of Enter what a short one does, and hides offline errors once there is a
 * network; further calls have no effect.
 */
export const watch = () => {
  if (isWatching) return;
  isWatching = true;
  keepFocus();
  showTextAreas();
  ignoreSecondClick();
  hideOfflineErrors();
  addEventListener("error", ({ error }) => {
    if (isOurs(error)) void report(error);
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    if (isOurs(reason)) void report(reason);
  });
};
