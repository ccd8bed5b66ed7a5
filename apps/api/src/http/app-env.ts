import type { Configuration } from "@devguild/config/configuration";
import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";

import type { Db } from "../db/db.ts";
import type { ErrorsPort } from "../ports/errors/errors.port.ts";

/** Bindings and variables that Hono passes to every request handler. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    db: Db;
    config: Configuration;
    log: Logger;
    requestId: string;
    errors: ErrorsPort;
    /** Set once the caller is known to be logged in. */
    userId?: number;
  };
};
