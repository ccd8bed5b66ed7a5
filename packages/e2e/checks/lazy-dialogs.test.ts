import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { ROOT } from "./product.ts";

const components = globSync(
  "{apps/{admin,company}/app,packages/{auth-ui,company-ui}/src}/**/*.tsx",
  { cwd: ROOT },
);

/** Lists the dialogs that are loaded like parts of the page: failing, they say so below everything. */
const partsIn = (source: string) =>
  [...source.matchAll(/const (\w+(?:Dialog|Modal)) = lazy(?:Component)?\(/g)].map(
    ([, name = ""]) => name,
  );

test("dialogs that load like parts of the page are found", () => {
  expect(
    partsIn(`const EraseModal = lazyDialog(() => a); const RolesModal = lazyComponent(() => b);
      const AskDialog = lazy(c); const Chart = lazyComponent(() => d);`),
  ).toEqual(["RolesModal", "AskDialog"]);
});

test("a dialog of the portal or the back office that doesn’t load says so where people look", () => {
  expect(components.length).toBeGreaterThan(200);
  const parts = components.flatMap((file) =>
    partsIn(readFileSync(join(ROOT, file), "utf8")).map((name) => `${file}: ${name}`),
  );
  expect(parts).toEqual([]);
});
