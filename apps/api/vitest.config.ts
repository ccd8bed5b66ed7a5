import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: "testing/drop-test-databases.ts",
    include: ["src/**/*.test.ts", "seeds/**/*.test.ts"],
    // What only a server can show runs where there is one.
    exclude: [
      ...(process.env["TEST_DATABASE_URL"] ? [] : ["**/*.server.test.ts"]),
      ...(process.env["TEST_REDIS_URL"] ? [] : ["**/*.redis.test.ts"]),
    ],
    // One database per worker, emptied between files: opening one costs far more than emptying it.
    isolate: false,
    maxWorkers: 2,
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
