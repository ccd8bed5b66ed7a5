import { expect, test } from "vitest";

import { checkMessage } from "./message-check.ts";

const contact_email = "ada@tidewerk.example";

test("a message with a text and an address may be sent", () => {
  expect(checkMessage({ message: "When do you have time?", contact_email })).toEqual({});
});

test("what is wrong is said at its field before anything is sent", () => {
  expect(checkMessage({ message: " \n", contact_email })).toHaveProperty("message");
  expect(checkMessage({ message: "x".repeat(5001), contact_email })).toEqual({
    message: "Please shorten it to 5000 characters.",
  });
  expect(checkMessage({ message: "Hello", contact_email: "ada@" })).toEqual({
    contact_email: "Please enter a valid email address.",
  });
});
