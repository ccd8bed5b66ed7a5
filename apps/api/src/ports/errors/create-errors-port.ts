import type { Configuration } from "@devguild/config/configuration";
import type { Logger } from "pino";

import { errorLog } from "./error-log.ts";
import type { ErrorsPort } from "./errors.port.ts";
import { sentry } from "./sentry.ts";

/** What collects an installation's failures: its log, or whoever its configuration names. */
export const createErrorsPort = (
  { errorDsn, env }: Pick<Configuration, "errorDsn" | "env">,
  log: Logger,
): ErrorsPort => (errorDsn ? sentry(errorDsn, env, log) : errorLog(log));
