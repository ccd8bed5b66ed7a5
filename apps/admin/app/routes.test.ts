import { screensOfRoutes } from "@devguild/app-shell/screens-of-routes";
import { SERVED_SCREENS } from "@devguild/app-shell/served-screens";
import { expect, test } from "vitest";

import routes from "./routes.ts";

test("menus and palettes know exactly the screens that the back office serves", () => {
  expect(screensOfRoutes(routes).toSorted()).toEqual(SERVED_SCREENS.admin.toSorted());
});
