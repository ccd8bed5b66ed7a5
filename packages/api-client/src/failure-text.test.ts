import { GENERIC_MESSAGE, PLAIN_GENERIC_MESSAGE } from "@devguild/schemas/constants/problems";
import { expect, test } from "vitest";

import { ApiError } from "./api-error.ts";
import { DisplayError } from "./display-error.ts";
import { failureText } from "./failure-text.ts";

test("somebody whose action failed reads the field's message before the general one", () => {
  const error = new ApiError(422, {
    message: "The given data was invalid.",
    errors: { status: ["This candidate can’t be moved to that status."] },
  });
  expect(failureText(error)).toBe("This candidate can’t be moved to that status.");
});

test("a refusal is told in the server's words", () => {
  const error = new ApiError(409, { message: "This candidate has walked away." });
  expect(failureText(error)).toBe("This candidate has walked away.");
});

test("the signs of the API's link are never shown", () => {
  expect(failureText(new ApiError(500, { message: GENERIC_MESSAGE }))).toBe(PLAIN_GENERIC_MESSAGE);
  expect(PLAIN_GENERIC_MESSAGE).toMatch(/please contact support\.$/);
});

test("what a browser refused is said in its own words", () => {
  expect(failureText(new DisplayError("Choose a CSV file."))).toBe("Choose a CSV file.");
});

test.each([
  new ApiError(0, {}),
  new ApiError(503, {}),
  new DisplayError(""),
  new TypeError("x is undefined"),
])("without an answer the text says what to do (%s)", (error) => {
  expect(failureText(error)).toMatch(/try again .* contact support\.$/);
});
