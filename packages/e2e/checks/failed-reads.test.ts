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

/** Queries of the portal and the back office whose failure nobody is told, and why it isn't missed. */
const UNSAID: Record<string, string> = {
  "apps/admin/app/features/companies/company-head.tsx": "only how many there are, on tabs",
  "apps/admin/app/features/company-users/use-users-notifying.tsx":
    "the list says it, which reads it",
  "apps/admin/app/features/sourcing/query-bar.tsx": "only how many each choice finds",
  "apps/admin/app/routes/events/edit-event-session.tsx": "without it, the loader fails",
  "apps/admin/app/routes/events/edit-menu.tsx": "without them, the loader fails",
  "apps/company/app/routes/candidates/job-candidates.tsx": "the menu of jobs still has this one",
  "packages/company-ui/src/candidates/candidates-screen.tsx": "how long others wait is said beside",
  "packages/company-ui/src/inbox/inbox-screen.tsx": "how long others wait is said beside",
  "packages/company-ui/src/stories/stories-section.tsx": "only a hint on who sees stories",
};

/** Lists the queries of which only the data is used: if they fail, their part of the screen is missing without a word. */
const muteIn = (source: string) => {
  const unnamed = [...source.matchAll(/const \{([^}]*)\} = use(?:Infinite)?Query\(/g)].flatMap(
    ([, fields = ""]) =>
      /\b(?:error|isError|isLoadingError)\b/.test(fields) ? [] : [fields.trim()],
  );
  const named = [...source.matchAll(/const (\w+) = use(?:Infinite)?Query\(/g)].flatMap(
    ([, name = ""]) =>
      new RegExp(
        `\\b${name}\\.(?:error|isError|isLoadingError)\\b|=\\{${name}\\}|\\bquery: ${name}\\b|\\} = ${name};|\\[[^\\]]*\\b${name}\\b[^\\]]*\\]\\.find\\(\\(\\{ isError`,
      ).test(source)
        ? []
        : [name],
  );
  return [...unnamed, ...named];
};

test("queries that fail without a word are found", () => {
  expect(
    muteIn(`const { data } = useQuery(a); const { data, error } = useQuery(b); const ads = useQuery(c);
      const jobs = useQuery(d); <FailedPart query={jobs} />; const tips = useQuery(e); const failed = [jobs, tips].find(({ isError }) => isError);`),
  ).toEqual(["data", "ads"]);
});

test("what a screen of the portal or the back office couldn’t read is said", () => {
  const mute = components
    .filter((file) => /^(?:apps\/(?:admin|company)|packages\/company-ui)\//.test(file))
    .filter((file) => muteIn(readFileSync(join(ROOT, file), "utf8")).length > 0);
  expect(mute.toSorted()).toEqual(Object.keys(UNSAID).toSorted());
});

test("a type-ahead whose search failed doesn’t say that there is nothing", () => {
  const typeAheads = components
    .filter((file) => !file.includes(".stories."))
    .map((file) => ({ file, source: readFileSync(join(ROOT, file), "utf8") }))
    .filter(({ source }) => /\bonSearch=\{/.test(source) && /<\w+Field\b/.test(source));
  expect(typeAheads.length).toBeGreaterThan(10);
  const silent = typeAheads.filter(({ source }) => !source.includes("describeNone("));
  expect(silent.map(({ file }) => file)).toEqual([]);
});
