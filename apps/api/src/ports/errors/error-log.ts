import type { Logger } from "pino";

import type { ErrorsPort } from "./errors.port.ts";

/** Keeps failures in the process's own log; the API's are there already, with more about them. */
export const errorLog = (log: Logger): ErrorsPort => ({
  report: async (failure) => {
    if (failure.app !== "api") log.error({ failure }, "a web app failed");
  },
});
