import { SERVED_SCREENS } from "@devguild/frame/served-screens";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";

import routes from "./routes.ts";

/** The full pattern of every screen below a route, the catch-all left out. */
const screensOf = (entries: RouteConfigEntry[], parent = ""): string[] =>
  entries.flatMap(({ path, children }) => {
    const full = path ? `${parent}/${path}` : parent;
    if (children) return screensOf(children, full);
    return path === "*" ? [] : [full || "/"];
  });

test("every screen of the portal is linked to, and nothing else is", () => {
  expect(screensOf(routes).toSorted()).toEqual([...SERVED_SCREENS.company].toSorted());
});
