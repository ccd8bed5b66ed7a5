import { ApiError, OFFLINE } from "@devguild/api-client/api-error";
import { expect, test } from "vitest";

import { describeRefusal } from "./picture-upload.ts";

test.each([
  ["You’re offline. Check your connection and try again.", new ApiError(0, { code: OFFLINE })],
  ["", new ApiError(0, {})],
  ["Confirm your email first.", new ApiError(409, { message: "Confirm your email first." })],
  ["", new ApiError(500, { message: "Sorry." })],
  ["", new TypeError("x is undefined")],
])("an upload says “%s”", (text, error) => {
  expect(describeRefusal(error)).toBe(text);
});
