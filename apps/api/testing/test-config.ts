import { readConfiguration } from "@devguild/config/configuration";

// A separate folder per worker: a test that clears its files must not affect another's.
const workerId = process.env["VITEST_POOL_ID"] ?? "0";

/** The tests' configuration: that of the demo, whatever the environment says. */
export const testConfig = readConfiguration({
  DATA_DIR: `.data/test/${workerId}`,
  LOG_LEVEL: "silent",
  // Nothing answers there: a test that needs a host brings its own.
  YOUTUBE_API_KEY: "a-key",
  YOUTUBE_CHANNEL_ID: "UCdevguild",
  YOUTUBE_API_URL: "http://127.0.0.1:9",
  VIMEO_TOKEN: "a-token",
  VIMEO_API_URL: "http://127.0.0.1:9",
  // Production accepts it too, so that data of one configuration can be read with the other.
  SECRET: "tests-0123456789-abcdefghijklmnopqrstuvwxyz",
});
