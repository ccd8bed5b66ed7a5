import { COMPANY_USER_STATUSES, OWNER_ROLE } from "@devguild/schemas/constants/company-users";
import { expect, test } from "vitest";

import { findObstacle, type UserAction } from "./company-users.policy.ts";

const ME = 1;
const SOMEONE = 2;
const role = "company-recruiting-manager";

test.each<[UserAction, string[]]>([
  ["edit-invitation", ["invited"]],
  ["resend-invite", ["invited"]],
  ["change-role", ["invited", "active"]],
  ["suspend", ["active"]],
  ["reactivate", ["suspended"]],
  ["remove", ["invited", "active", "suspended"]],
  ["make-owner", ["active"]],
])("%s is possible for users who are %j", (action, statuses) => {
  expect(
    COMPANY_USER_STATUSES.filter(
      (status) => findObstacle(action, { status, role, userId: SOMEONE }, ME) === null,
    ),
  ).toEqual(statuses);
});

test("nobody changes the owner, or themselves", () => {
  for (const action of ["change-role", "suspend", "remove"] as const) {
    const owner = { status: "active" as const, role: OWNER_ROLE, userId: SOMEONE };
    expect(findObstacle(action, owner, ME)).toBe("is_owner");
    expect(findObstacle(action, { status: "active", role, userId: ME }, ME)).toBe("is_self");
  }
});
