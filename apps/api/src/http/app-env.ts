import type { Configuration } from "@devguild/config/configuration";
import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";

import type { Db } from "../db/db.ts";
import type { ErrorsPort } from "../ports/errors/errors.port.ts";

/** What Hono hands every request on its way through the API. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    db: Db;
    config: Configuration;
    log: Logger;
    requestId: string;
    errors: ErrorsPort;
    /** Who calls, once that is known; of whoever is logged in. */
    userId?: number;
  };
};
