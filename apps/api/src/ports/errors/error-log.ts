import type { Logger } from "pino";

import type { ErrorsPort } from "./errors.port.ts";

/** Writes failures to the process's own log; the API's own are already logged there in more detail. */
export const errorLog = (log: Logger): ErrorsPort => ({
  report: async (failure) => {
    if (failure.app !== "api") log.error({ failure }, "a web app failed");
  },
});
