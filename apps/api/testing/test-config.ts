import { readConfiguration } from "@devguild/schemas/configuration";

/** The configuration that tests run with: the demo's, whatever the machine's environment says. */
export const testConfig = readConfiguration({ DATA_DIR: ".data/test", LOG_LEVEL: "silent" });
