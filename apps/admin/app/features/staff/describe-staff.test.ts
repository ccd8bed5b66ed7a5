import { expect, test } from "vitest";

import { describeFactor, describeStanding } from "./describe-staff.ts";

const NOW = new Date("2026-11-25T12:00:00Z");

test("the strongest second factor is named", () => {
  expect(describeFactor({ mfa_methods: ["sms", "totp", "passkey"] })).toBe("Passkey");
  expect(describeFactor({ mfa_methods: ["sms"] })).toBe("Text message");
  expect(describeFactor({ mfa_methods: [] })).toBeNull();
});

test.each([
  ["active", null, ["totp"], "Active"],
  ["active", null, [], "No two-step login"],
  ["pending", "2026-11-26T12:00:00Z", [], "Invited"],
  ["pending", "2026-11-25T12:00:00Z", [], "Invitation expired"],
] as const)("someone %s until %s with %j reads %j", (status, until, methods, text) => {
  const person = { status, invited_until: until, mfa_methods: [...methods] };
  expect(describeStanding(person, NOW).text).toBe(text);
});
