import { ApiError } from "@devguild/api-client/api-error";
import { expect, test } from "vitest";

import { sumOfErrors } from "./sum-of-errors.ts";

test("a refused form says how much is left to do", () => {
  expect(sumOfErrors({ title: "Please enter the job title." }, null)).toBe(
    "One thing needs you. Nothing you typed is lost.",
  );
  expect(sumOfErrors({ title: "a", skills: "b" }, null)).toMatch(/^Two things need you/);
});

test("what no field can show is told in the server's words", () => {
  const conflict = new ApiError(409, { message: "This ad is in another state by now." });
  expect(sumOfErrors({}, conflict)).toBe("This ad is in another state by now.");
  expect(sumOfErrors({}, null)).toBeNull();
});
