import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { ROOT } from "./product.ts";

const components = globSync(
  "{apps/*/app,packages/{app-shell,auth-ui,company-ui,consent}/src}/**/*.tsx",
  { cwd: ROOT },
);

/** Lists the dialogs that are loaded like parts of the page: failing, they say so below everything. */
const partsIn = (source: string) =>
  [...source.matchAll(/const (\w+(?:Dialog|Drawer|Modal|Settings)) = lazy(?:Component)?\(/g)].map(
    ([, name = ""]) => name,
  );

test("dialogs that load like parts of the page are found", () => {
  expect(
    partsIn(`const EraseModal = lazyDialog(() => a); const RolesModal = lazyComponent(() => b);
      const FilterDrawer = lazyComponent(() => e); const AskDialog = lazy(c); const Chart = lazyComponent(() => d);`),
  ).toEqual(["RolesModal", "FilterDrawer", "AskDialog"]);
});

/** First loads that have no room for it; these say so below everything. */
const UNSAID = [
  "apps/site/app/features/jobs/jobs-screen.tsx: FilterDrawer",
  "packages/app-shell/src/site-header/site-header.tsx: PaletteDialog",
];

test("a dialog that doesn’t load says so where people look", () => {
  expect(components.length).toBeGreaterThan(200);
  const parts = components.flatMap((file) =>
    partsIn(readFileSync(join(ROOT, file), "utf8")).map((name) => `${file}: ${name}`),
  );
  expect(parts.toSorted()).toEqual(UNSAID);
});
