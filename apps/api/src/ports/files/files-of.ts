import { join } from "node:path";

import type { Configuration } from "@devguild/schemas/configuration";

import { disk } from "./disk.ts";
import type { FileStore } from "./files.port.ts";

/** The store that a configuration keeps files in. */
export const filesOf = ({ dataDir }: Configuration): FileStore => disk(join(dataDir, "files"));
