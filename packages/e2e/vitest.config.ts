import { configDefaults, defineConfig } from "vitest/config";

import { isFull } from "./is-full.ts";

export default defineConfig({
  test: {
    include: ["checks/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...(isFull ? [] : ["**/*.slow.test.ts"])],
    testTimeout: 60_000,
  },
});
