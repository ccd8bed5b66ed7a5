import { expect, test } from "vitest";

import { onlyOutsideProduction } from "./outside-production.ts";

test("pages for developers do not exist in production", () => {
  expect(() => onlyOutsideProduction("demo")).not.toThrow();
  expect(() => onlyOutsideProduction("production")).toThrow(
    expect.objectContaining({ init: { status: 404 } }),
  );
});
