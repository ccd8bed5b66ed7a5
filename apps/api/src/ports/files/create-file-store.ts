import { join } from "node:path";

import type { Configuration } from "@devguild/config/configuration";

import { disk } from "./disk.ts";
import type { FileStore } from "./files.port.ts";
import { s3 } from "./s3.ts";

/** Creates the file store that the configuration names. */
export const createFileStore = (config: Pick<Configuration, "dataDir" | "s3">): FileStore =>
  config.s3 ? s3(config.s3) : disk(join(config.dataDir, "files"));
