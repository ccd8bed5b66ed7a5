import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: "testing/drop-test-databases.ts",
    include: ["src/**/*.test.ts", "seeds/**/*.test.ts"],
    // Slow tests run in `pnpm verify --full`, and those that need a real server only if there is one.
    exclude: [
      ...(process.env["E2E_FULL"] ? [] : ["**/*.slow.server.test.ts"]),
      ...(process.env["TEST_DATABASE_URL"] ? [] : ["**/*.server.test.ts"]),
      ...(process.env["TEST_REDIS_URL"] ? [] : ["**/*.redis.test.ts"]),
    ],
    // One database per worker, emptied between files, as opening one takes far longer than emptying it.
    isolate: false,
    maxWorkers: 2,
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
