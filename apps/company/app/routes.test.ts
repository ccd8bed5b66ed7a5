import { screensOfRoutes } from "@devguild/frame/screens-of-routes";
import { SERVED_SCREENS } from "@devguild/frame/served-screens";
import { expect, test } from "vitest";

import routes from "./routes.ts";

test("menus know exactly the screens that the portal serves", () => {
  expect(screensOfRoutes(routes).toSorted()).toEqual(SERVED_SCREENS.company.toSorted());
});
