import { ADMIN_ROLES } from "@devguild/schemas/constants/accounts";
import { expect, test } from "vitest";

import { getAdminRole } from "./admin-role.ts";

test.each([
  [ADMIN_ROLES["account-manager"], "Account manager"],
  [ADMIN_ROLES["super-admin"].toReversed(), "Super admin"],
  [ADMIN_ROLES.support, "Support"],
  [["admin.view-dashboard"], "Back office"],
])("whoever holds %j reads %j below their name", (permissions, title) => {
  expect(getAdminRole(permissions)).toBe(title);
});
