import type { User } from "@devguild/schemas/identity";
import { ADMIN_ROLES, COMPANY_ROLES } from "@devguild/schemas/constants/accounts";
import { expect, test } from "vitest";

import { screensOf } from "../command-palette/palette-screens.ts";
import { isServedPath } from "../screens/served-screens.ts";
import { BUSINESS_COLUMNS } from "./business-menu.ts";
import { ABOUT_LINKS, DEVELOPER_LINKS, EVENT_LINKS, MAIN_LINKS } from "./site-menu.ts";

const userOf = (account_type: User["account_type"], permissions: readonly string[] = []) =>
  ({ account_type, permissions }) as User;

const USERS = [
  null,
  userOf("generic"),
  userOf("developer"),
  userOf("company", COMPANY_ROLES["company-account-owner"]),
  userOf("admin", ADMIN_ROLES["super-admin"]),
];

test("every link of a menu, a footer and a palette leads to a screen that exists", () => {
  const links = [
    ...MAIN_LINKS,
    ...DEVELOPER_LINKS,
    ...EVENT_LINKS,
    ...ABOUT_LINKS,
    ...BUSINESS_COLUMNS.flatMap(({ entries }) => entries),
    ...USERS.flatMap(screensOf),
  ];
  const nowhere = links.map(({ path }) => path).filter((path) => !isServedPath(path));
  expect(nowhere).toEqual([]);
});
