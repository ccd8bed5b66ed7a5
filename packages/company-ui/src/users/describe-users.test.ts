import { expect, test } from "vitest";

import { describeUsers } from "./describe-users.ts";

test.each([
  [{ active: 1, invited: 0, expired_invitations: 0 }, "1 person has access"],
  [{ active: 5, invited: 1, expired_invitations: 0 }, "5 people have access, 1 invitation is open"],
  [
    { active: 2, invited: 2, expired_invitations: 0 },
    "2 people have access, 2 invitations are open",
  ],
  [
    { active: 4, invited: 2, expired_invitations: 1 },
    "4 people have access, 1 invitation is open, 1 has expired",
  ],
  [
    { active: 4, invited: 2, expired_invitations: 2 },
    "4 people have access, 2 invitations have expired",
  ],
])("says how many people have access, and how invitations stand: %j", (counts, text) => {
  expect(describeUsers(counts)).toBe(text);
});
