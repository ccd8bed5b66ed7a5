import { ApiError } from "@devguild/api-client/api-error";
import { getFormErrors } from "@devguild/api-client/form-errors";
import { expect, test } from "vitest";

const refused = (errors: Record<string, string[]>) =>
  new ApiError(422, { message: "Please check your input.", errors });

test("a message is shown at its own field, and the general one is left out", () => {
  const error = refused({ email: ["Enter an email address.", "Too short."] });
  expect(getFormErrors(error, ["email", "name"])).toEqual({
    fields: { email: "Enter an email address." },
    general: null,
  });
});

test("a message about one item of a list is shown at the item, and at the list", () => {
  const error = refused({ "skills.1.years": ["Enter the years."] });
  expect(getFormErrors(error, ["skills"]).fields).toEqual({
    "skills.1.years": "Enter the years.",
    skills: "Enter the years.",
  });
});

test("a message about something the form has no field for is shown above its button", () => {
  const error = refused({ token: ["This link has expired."] });
  expect(getFormErrors(error, ["password"])).toEqual({
    fields: {},
    general: "This link has expired.",
  });
});

test("an answer that names no field is shown as it is, a lost network in general words", () => {
  expect(getFormErrors(new ApiError(409, { message: "Already taken." }), ["email"]).general).toBe(
    "Already taken.",
  );
  expect(getFormErrors(new ApiError(0, {}), ["email"]).general).toContain("just went wrong");
});
