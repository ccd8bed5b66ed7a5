import { readConfiguration } from "@devguild/config/configuration";

// Each worker has files of its own: a test that clears them away must not take another's.
const workerId = process.env["VITEST_POOL_ID"] ?? "0";

/** The configuration that tests run with: the demo's, whatever the machine's environment says. */
export const testConfig = readConfiguration({
  DATA_DIR: `.data/test/${workerId}`,
  LOG_LEVEL: "silent",
});
