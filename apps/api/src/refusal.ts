import { ConfigurationError } from "@devguild/config/configuration";

import { DataFolderInUse } from "./db/data-folder-lock.ts";

const CONFIGURATION_ERROR = 78;

/** Ends a program that cannot start: with a plain message where an operator can mend it. */
export const refuse = (error: unknown): never => {
  if (!(error instanceof ConfigurationError) && !(error instanceof DataFolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(CONFIGURATION_ERROR);
};
