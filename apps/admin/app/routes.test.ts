import { SERVED_SCREENS } from "@devguild/frame/served-screens";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";

import routes from "./routes.ts";

const screensOf = (entries: RouteConfigEntry[], parent = ""): string[] =>
  entries.flatMap(({ path, children }) => {
    const full = path ? `${parent}/${path}` : parent;
    return children ? screensOf(children, full) : [full || "/"];
  });

test("menus and palettes know exactly the screens that this app serves", () => {
  const screens = screensOf(routes).filter((path) => path !== "/*");
  expect(screens.toSorted()).toEqual(SERVED_SCREENS.admin.toSorted());
});
