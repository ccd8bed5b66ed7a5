import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { ROOT } from "./product.ts";

const sources = globSync("{apps,packages}/**/*.{ts,tsx}", {
  cwd: ROOT,
  exclude: (name) => /node_modules|build|\.react-router|storybook-static|\.test\./.test(name),
});

/** Returns the hooks in whose effects a source listens to the keys of the whole page. */
const listeningHooks = (source: string) =>
  [...source.matchAll(/^\s+addEventListener\("key/gm)].flatMap(({ index }) => {
    const [hook] = [...source.slice(0, index).matchAll(/\buse(?:Layout)?Effect\(/g)].slice(-1);
    return hook ? [hook[0]] : [];
  });

test("the hook around a listener is found", () => {
  const source = `useEffect(() => keep());\n  useLayoutEffect(() => {\n    addEventListener("keydown", press);`;
  expect(listeningHooks(source)).toEqual(["useLayoutEffect("]);
});

test("shortcuts work as soon as a page is live, which it is from its first layout effects on", () => {
  const found = sources.flatMap((file) =>
    listeningHooks(readFileSync(join(ROOT, file), "utf8")).map((hook) => ({ file, hook })),
  );
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter(({ hook }) => hook !== "useLayoutEffect(")).toEqual([]);
});
