import { expect, test } from "vitest";

import { checkMessage } from "./message-check.ts";

const contactEmail = "ada@tidewerk.example";

test("a message with a text and an address may be sent", () => {
  expect(checkMessage({ message: "When do you have time?", contactEmail })).toEqual({});
});

test("what is wrong is said at its field before anything is sent", () => {
  expect(checkMessage({ message: " \n", contactEmail })).toHaveProperty("message");
  expect(checkMessage({ message: "x".repeat(5001), contactEmail })).toEqual({
    message: "Please shorten it to 5000 characters.",
  });
  expect(checkMessage({ message: "Hello", contactEmail: "ada@" })).toEqual({
    contact_email: "Please enter a valid email address.",
  });
});
