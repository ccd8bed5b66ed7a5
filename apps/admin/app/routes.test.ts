import { listScreens } from "@devguild/web-server/screens";
import { expect, test } from "vitest";

import routes from "./routes.ts";

test("no page of the back office is kept for anybody else", () => {
  const screens = listScreens(routes);
  expect(screens.length).toBeGreaterThan(5);
  expect(screens.filter(({ handle }) => handle.shared)).toEqual([]);
});
