import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { ROOT } from "./product.ts";

const components = globSync("{apps,packages}/**/*.tsx", {
  cwd: ROOT,
  exclude: (name) => /node_modules|build|\.react-router|storybook-static/.test(name),
});

/** Their blocks are announced by what contains them. */
const PARTS = [
  /-skeleton\.tsx$/,
  /\.stories\.tsx$/,
  /data-table\/data-table\.tsx$/,
  /loading-sample\.tsx$/,
];

test("what is loading is also said to whoever doesn’t see its grey blocks", () => {
  const silent = components.filter((file) => {
    const source = readFileSync(join(ROOT, file), "utf8");
    return (
      /<Skeleton /.test(source) &&
      !/<SkeletonRegion\b/.test(source) &&
      !PARTS.some((part) => part.test(file))
    );
  });
  expect(silent).toEqual([]);
});
