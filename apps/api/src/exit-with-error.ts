import { ConfigurationError } from "@devguild/config/configuration";

import { DataFolderInUse } from "./db/data-folder-lock.ts";

const CONFIGURATION_ERROR = 78;

/** Exits a program that can't start, with a plain message if the operator can fix the cause. */
export const exitWithError = (error: unknown): never => {
  if (!(error instanceof ConfigurationError) && !(error instanceof DataFolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(CONFIGURATION_ERROR);
};
