import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";

import { describe, expect, test } from "vitest";

// The kind of a file is the last part of its name: docs/decisions/modules.md.
const KINDS = [
  "tables",
  "queries",
  "commands",
  "policy",
  "routes",
  "mails",
  "tasks",
  "samples",
] as const;
type Kind = (typeof KINDS)[number];

const MODULES = import.meta.dirname;
const NAME =
  /^[a-z0-9-]+(?:\.company)?\.(tables|queries|commands|policy|routes|mails|tasks|samples)\.ts$/;

type Import = { names: string[]; path: string; typeOnly: boolean };
type Source = { path: string; module: string; kind: Kind; text: string; imports: Import[] };

const IMPORT = /^import (type )?(?:\{([^}]*)\}|\* as \w+|\w+)? ?(?:from )?"([^"]+)";/gm;

const importsOf = (file: string, text: string): Import[] =>
  [...text.matchAll(IMPORT)].map(([, type, names = "", from = ""]) => ({
    names: names.split(",").map((name) => name.trim()),
    path: from.startsWith(".") ? relative(MODULES, resolve(file, "..", from)) : from,
    typeOnly:
      type !== undefined || names.split(",").every((name) => name.trim().startsWith("type ")),
  }));

const files = readdirSync(MODULES, { recursive: true, encoding: "utf8" }).filter((path) =>
  /\.tsx?$/.test(path),
);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const kindOf = (path: string) => NAME.exec(basename(path))?.[1] as Kind | undefined;
const moduleOf = (path: string) => path.split("/")[0] ?? "";
const isInModule = (path: string) => !path.startsWith(".") && path.includes(".ts");

const sources = files.flatMap((path): Source[] => {
  const kind = kindOf(path);
  if (isTest(path) || !kind) return [];
  const file = join(MODULES, path);
  const text = readFileSync(file, "utf8");
  return [{ path, module: moduleOf(path), kind, text, imports: importsOf(file, text) }];
});

/** Lists every import that breaks a rule, as `file -> what it imports`. */
const imports = (broken: (source: Source, each: Import) => boolean) =>
  sources.flatMap((source) =>
    source.imports
      .filter((each) => broken(source, each))
      .map(({ path }) => `${source.path} -> ${path}`),
  );

const importsKinds = (from: readonly Kind[], refused: readonly Kind[]) =>
  imports(
    ({ kind }, { path }) =>
      from.includes(kind) && isInModule(path) && refused.includes(kindOf(path) ?? "tables"),
  );

test("every file of a module says by its last word what it is", () => {
  expect(
    files.filter((path) => path.includes("/") && !isTest(path) && !NAME.test(basename(path))),
  ).toEqual([]);
});

describe("who may import whom in the modules", () => {
  test("routes translate: they know neither tables nor SQL", () => {
    expect(importsKinds(["routes"], ["tables"])).toEqual([]);
    expect(
      imports(({ kind }, { path }) => kind === "routes" && path.startsWith("drizzle-orm")),
    ).toEqual([]);
  });

  test("nothing but the application knows routes", () => {
    expect(importsKinds([...KINDS], ["routes"])).toEqual([]);
  });

  test("queries know no commands", () => {
    expect(importsKinds(["queries"], ["commands"])).toEqual([]);
  });

  test("policies are pure: they know no database, and of tables no more than types", () => {
    expect(importsKinds(["policy"], ["commands"])).toEqual([]);
    expect(
      imports(
        ({ kind }, { path, typeOnly }) =>
          kind === "policy" &&
          !typeOnly &&
          (path.startsWith("drizzle-orm") ||
            path.startsWith("../db/") ||
            kindOf(path) === "tables"),
      ),
    ).toEqual([]);
  });

  test("modules form a graph without cycles", () => {
    // Tables may refer to each other as in the database; all other imports go in one direction.
    const below = new Map<string, Set<string>>();
    for (const { module, imports: own } of sources)
      for (const { path } of own)
        if (isInModule(path) && kindOf(path) !== "tables" && moduleOf(path) !== module)
          below.set(module, (below.get(module) ?? new Set()).add(moduleOf(path)));
    const done = new Set<string>();
    const findCycle = (module: string, way: readonly string[]): readonly string[] | undefined => {
      if (way.includes(module)) return [...way.slice(way.indexOf(module)), module];
      if (done.has(module)) return undefined;
      for (const next of below.get(module) ?? []) {
        const cycle = findCycle(next, [...way, module]);
        if (cycle) return cycle;
      }
      done.add(module);
      return undefined;
    };
    expect([...below.keys()].map((module) => findCycle(module, [])).find(Boolean)).toBeUndefined();
  });
});

describe("writing", () => {
  // Through the query builder, or as plain SQL.
  const WRITE =
    /\b(?:db|tx)\s*\.(?:insert|update|delete)\((\w+)\)|\b(?:insert into|delete from|lock table) (?:\$\{)?(\w+)/g;
  const writes = sources.flatMap((source) =>
    [...source.text.matchAll(WRITE)].map(([, built, written]) => ({
      source,
      table: built ?? written ?? "",
    })),
  );
  const home = new Map<string, string>(
    sources
      .filter(({ kind }) => kind === "tables")
      .flatMap(({ module, text }) =>
        [...text.matchAll(/export const (\w+) = pgTable\(\s*"(\w+)"/g)].flatMap(
          ([, name = "", table = ""]): [string, string][] => [
            [name, module],
            [table, module],
          ],
        ),
      ),
  );

  test("is done by commands and by tasks", () => {
    expect(
      writes
        .filter(({ source, table }) => home.has(table) && !/commands|tasks/.test(source.kind))
        .map(({ source, table }) => `${source.path} writes ${table}`),
    ).toEqual([]);
  });

  test("reaches only the module's own tables, by their names", () => {
    expect(
      writes
        .filter(({ source, table }) => home.get(table) !== source.module)
        .map(({ source, table }) => `${source.path} writes ${table}`),
    ).toEqual([]);
  });
});
