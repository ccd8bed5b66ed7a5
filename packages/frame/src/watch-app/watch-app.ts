import { ownerOf } from "../apps.ts";
import { tellEarlyInput } from "../early-input/tell-early-input.ts";
import { watchErrors } from "../error-reports/watch-errors.ts";
import { watchPage } from "../tracking/watch-page.ts";

/** What an app watches in the browser; beginning it again changes nothing. */
export const watchApp = () => {
  watchErrors();
  void tellEarlyInput();
  if (ownerOf(location.pathname) === "site") watchPage();
};
