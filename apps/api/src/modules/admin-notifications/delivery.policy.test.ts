import { expect, test } from "vitest";

import { planDelivery } from "./delivery.policy.ts";

const RECEIVER = {
  isClosed: false,
  isRefusing: false,
  isRepeated: false,
  isConfirmed: true,
  takesEmails: true,
};

test.each([
  ["everything is allowed", {}, ["in_app", "email"], null],
  ["emails are turned off", { takesEmails: false }, ["in_app"], "no-emails"],
  ["the address isn’t confirmed", { isConfirmed: false }, ["in_app"], "unconfirmed"],
  ["they got the same before", { isRepeated: true }, [], "repeated"],
  ["they said no to messages", { isRefusing: true, isRepeated: true }, [], "refused"],
  ["the account is closed", { isClosed: true, isRefusing: true }, [], "unavailable"],
])("if %s", (_, values, channels, gap) => {
  expect(planDelivery({ ...RECEIVER, ...values }, ["in_app", "email"])).toEqual({ channels, gap });
});

test("only channels that were chosen are used", () => {
  const quiet = { ...RECEIVER, takesEmails: false };
  expect(planDelivery(quiet, ["in_app"])).toEqual({ channels: ["in_app"], gap: null });
  expect(planDelivery(quiet, ["email"])).toEqual({ channels: [], gap: "no-emails" });
  expect(planDelivery(RECEIVER, ["email"])).toEqual({ channels: ["email"], gap: null });
});
