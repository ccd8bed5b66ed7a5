import { expect, test } from "vitest";

import { describeUsers } from "./describe-users.ts";

test("says how many people have access, and how many invitations are open", () => {
  expect(describeUsers({ active: 1, invited: 0, suspended: 3 })).toBe("1 person has access");
  expect(describeUsers({ active: 5, invited: 1, suspended: 0 })).toBe(
    "5 people have access, 1 invitation is open",
  );
  expect(describeUsers({ active: 2, invited: 2, suspended: 0 })).toBe(
    "2 people have access, 2 invitations are open",
  );
});
