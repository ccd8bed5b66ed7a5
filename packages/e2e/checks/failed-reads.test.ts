import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { ROOT } from "./product.ts";

const components = globSync("{apps,packages}/**/*.tsx", {
  cwd: ROOT,
  exclude: (name) => /node_modules|build|\.react-router|storybook-static/.test(name),
});

/**
 * Lists the queries whose every failure takes the place of what they read: `isError` is also true if only reading it
 * again has failed. Lists are given it with their rows, and decide themselves.
 */
const wipersIn = (source: string) => {
  const named = [...source.matchAll(/const (\w+) = use(?:Infinite)?Query\(/g)].flatMap(
    ([, name = ""]) =>
      new RegExp(
        `(?<!isError(?:=\\{|: ))\\b${name}\\.isError\\b(?! && (?:!|\\w+\\.length === 0)|\\s*&&\\s*\\(\\w+\\.data)`,
      ).test(source)
        ? [name]
        : [],
  );
  const unnamed = [...source.matchAll(/const \{([^}]*)\} = use(?:Infinite)?Query\(/g)].flatMap(
    ([, fields = ""]) =>
      /\bisError\b/.test(fields) && !/(?<!\.)\bisError && !/.test(source) ? [fields.trim()] : [],
  );
  return [...named, ...unnamed];
};

test("queries whose failures wipe are found", () => {
  expect(
    wipersIn(`const jobs = useQuery(a); const ads = useQuery(b); const rows = useQuery(c); const { data, isError } = useQuery(d);
      if (jobs.isError) return null; if (ads.isError && !ads.data) return null; <List isError={rows.isError} />`),
  ).toEqual(["jobs", "data, isError"]);
});

test("what was read stays on the screen when reading it again fails", () => {
  const wipers = components.flatMap((file) =>
    wipersIn(readFileSync(join(ROOT, file), "utf8")).map((query) => `${file}: ${query}`),
  );
  expect(wipers).toEqual([]);
});
