import type { User } from "@devguild/schemas/identity";
import { ADMIN_ROLES, COMPANY_ROLES } from "@devguild/schemas/constants/accounts";
import { expect, test } from "vitest";

import { BUSINESS_COLUMNS } from "@devguild/app-shell/business-menu";
import {
  ABOUT_LINKS,
  DEVELOPER_LINKS,
  EVENT_LINKS,
  MAIN_LINKS,
} from "@devguild/app-shell/site-menu";
import { listPaletteScreens } from "@devguild/app-shell/palette-screens";
import { listScreens } from "@devguild/web-server/screens";
import adminRoutes from "../../../apps/admin/app/routes.ts";
import companyRoutes from "../../../apps/company/app/routes.ts";
import siteRoutes from "../../../apps/site/app/routes.ts";

const userOf = (account_type: User["account_type"], permissions: readonly string[] = []) =>
  ({ account_type, permissions }) as User;

const USERS = [
  null,
  userOf("generic"),
  userOf("developer"),
  userOf("company", COMPANY_ROLES["company-account-owner"]),
  userOf("admin", ADMIN_ROLES["super-admin"]),
];

// Nothing may link to former paths, previews and framed pages.
const patterns = [siteRoutes, companyRoutes, adminRoutes]
  .flatMap((routes) => listScreens(routes))
  .filter(({ handle }) => handle.menu === undefined)
  .map(
    ({ path }) =>
      new RegExp(`^${path.replace(/\/:[a-z_]+\?/g, "(?:/[^/]+)?").replace(/:[a-z_]+/g, "[^/]+")}$`),
  );

const isServedPath = (path: string) => {
  const plain = path.split(/[?#]/)[0] ?? path;
  return patterns.some((pattern) => pattern.test(plain));
};

test("every link in menus, footers and palettes leads to an existing screen", () => {
  const links = [
    ...MAIN_LINKS,
    ...DEVELOPER_LINKS,
    ...EVENT_LINKS,
    ...ABOUT_LINKS,
    ...BUSINESS_COLUMNS.flatMap(({ entries }) => entries),
    ...USERS.flatMap(listPaletteScreens),
  ];
  const nowhere = links.map(({ path }) => path).filter((path) => !isServedPath(path));
  expect(nowhere).toEqual([]);
});
