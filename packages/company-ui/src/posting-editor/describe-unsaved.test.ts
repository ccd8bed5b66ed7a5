import { ApiError, OFFLINE } from "@devguild/api-client/api-error";
import { expect, test } from "vitest";

import { describeUnsaved } from "./describe-unsaved.ts";

test.each([
  ["you’re offline.", new ApiError(0, { code: OFFLINE })],
  ["we can’t reach the server.", new ApiError(0, {})],
  ["we can’t reach the server.", new ApiError(503, { message: "Down." })],
  ["The ad is archived.", new ApiError(409, { message: "The ad is archived." })],
  ["we can’t reach the server.", new TypeError("Failed to fetch")],
])("“Not saved: %s”", (text, error) => {
  expect(describeUnsaved(error)).toBe(text);
});
