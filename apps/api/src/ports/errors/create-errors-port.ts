import type { Configuration } from "@devguild/config/configuration";
import type { Logger } from "pino";

import { errorLog } from "./error-log.ts";
import type { ErrorsPort } from "./errors.port.ts";
import { sentry } from "./sentry.ts";

/** Creates the error reporting of an installation: its configured service, or its log. */
export const createErrorsPort = (
  { errorDsn, env }: Pick<Configuration, "errorDsn" | "env">,
  log: Logger,
): ErrorsPort => (errorDsn ? sentry(errorDsn, env, log) : errorLog(log));
