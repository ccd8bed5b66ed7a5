import { tellEarlyInput } from "../early-input/tell-early-input.ts";
import { watchErrors } from "../error-reports/watch-errors.ts";

/** What every app watches in the browser; beginning it again changes nothing. */
export const watchApp = () => {
  watchErrors();
  void tellEarlyInput();
};
