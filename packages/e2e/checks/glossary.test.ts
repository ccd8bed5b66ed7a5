import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

const DECLARED =
  /^\s*(export )?(?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|type|interface|class|enum) (\w+)/gm;

/** Lists the names that a file declares; of a test or a story only those that it exports. */
const listNames = (file: string) =>
  Array.from(readFileSync(join(ROOT, file), "utf8").matchAll(DECLARED)).flatMap(
    ([, isExported, name]) =>
      name && (isExported || !/\.(?:test|stories)\./.test(file)) ? [name] : [],
  );

/** Returns the words in backticks of a table cell. */
const wordsIn = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? "");

const rows = readFileSync(join(ROOT, "docs/glossary.md"), "utf8")
  .split("\n")
  .filter(
    (line) => line.startsWith("| ") && !line.startsWith("| Word") && !line.startsWith("| ---"),
  )
  .map((line) => line.split("|").map((cell) => cell.trim()));
const refused = rows.flatMap(([, , , not]) => wordsIn(not));
const exceptions = rows.flatMap(([, , , , except]) => wordsIn(except));

/** Converts `takeOver`, `TAKE_OVER` and `take-over` to ` take over `. */
const toWords = (name: string) =>
  ` ${name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .replaceAll(/[^a-zA-Z\d]+/g, " ")
    .toLowerCase()} `;

const isRefused = (name: string) => {
  const words = exceptions.reduce(
    (rest, exception) => rest.replaceAll(` ${exception} `, " "),
    toWords(name),
  );
  return refused.some((word) =>
    word.startsWith("… ") ? words.endsWith(` ${word.slice(2)} `) : words.includes(` ${word} `),
  );
};

const sources = globSync("{apps,packages}/**/*.{ts,tsx,css}", {
  cwd: ROOT,
  exclude: (name) => /node_modules|build|\.react-router|storybook-static/.test(name),
});

describe("names follow docs/glossary.md", () => {
  test("a refused word is found in every spelling", () => {
    expect(refused.length).toBeGreaterThan(20);
    const bad = [
      "recordDeed",
      "KEPT_DAYS",
      "take-over.test.ts",
      "takeOver",
      "placeOfZone",
      "sizeOf",
    ];
    expect(bad.filter((name) => !isRefused(name))).toEqual([]);
    const good = [
      "isSaved",
      "workplace",
      "coverLetter",
      "COVER_LETTER_MAX",
      "places.queries.ts",
      "offer",
    ];
    expect(good.filter(isRefused)).toEqual([]);
  });

  test("no file name and no declaration contains one", () => {
    const found = sources.flatMap((file) =>
      [basename(file), ...listNames(file)].filter(isRefused).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});
