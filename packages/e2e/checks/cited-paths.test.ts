import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

const citedIn = (text: string) =>
  [...text.matchAll(/\b(?:apps|packages|docs|scripts|deploy)\/[\w./{}-]+\w/g)]
    .map(([path]) => path)
    .filter((path) => !path.includes("{"));

const sources = globSync("{README.md,docs/**/*.md,{apps,packages}/**/*.{ts,tsx,md}}", {
  cwd: ROOT,
  exclude: (name) => /node_modules|build|\.react-router|storybook-static/.test(name),
});

test("every path cited in documentation and docstrings exists", () => {
  const missing = sources.flatMap((file) =>
    citedIn(readFileSync(join(ROOT, file), "utf8"))
      .filter((path) => path.endsWith(".md") || file.endsWith(".md"))
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});
