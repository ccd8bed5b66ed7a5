import { screensOfRoutes } from "@devguild/app-shell/screens-of-routes";
import { SERVED_SCREENS } from "@devguild/app-shell/served-screens";
import { expect, test } from "vitest";

import routes from "./routes.ts";

test("menus know exactly the screens that the portal serves", () => {
  expect(screensOfRoutes(routes).toSorted()).toEqual(SERVED_SCREENS.company.toSorted());
});
