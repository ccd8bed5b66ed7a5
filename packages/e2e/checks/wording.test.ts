import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { ROOT } from "./product.ts";

/** Words that Devguild doesn't use on screens and in emails, as a reader would see them. */
const REFUSED = [
  /\bwhom\b/i,
  /\banew\b/i,
  /\bthose who\b/i,
  /\bthat which\b/i,
  /\bsomebody\b/i,
  /\bby mail\b/i,
  /\bmails\b/i,
  /\b(?:a|an|the|this|each|every|one|our|your) mail\b/i,
  /\be-mail/i,
  /\bsign(?:ed)? (?:in|out)\b/i,
  /\bSept\b/,
  /\b[Ss]econd factor\b/,
  /\bcomes? to life\b/i,
  /\b\w+'(?:s|t|re|ve|ll)\b/,
];

/** Texts that are given to the letter. */
const GIVEN = [/^Please enter the job's /, /^Sorry, couldn't find any matching videos/];

const sources = globSync(
  [
    "apps/{site,company,admin}/app/**/*.{ts,tsx}",
    "apps/api/seeds/world/**/*.ts",
    "apps/api/src/**/*.{mails,policy,commands}.{ts,tsx}",
    "packages/{app-shell,auth-ui,company-ui,consent,design-system,session}/src/**/*.{ts,tsx}",
    "packages/schemas/src/constants/*.ts",
  ],
  { cwd: ROOT, exclude: (name) => /node_modules|build|\.react-router/.test(name) },
).filter((file) => !/\.(?:test|stories)\./.test(file));

const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/.*$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, " "),
  );

/** Lists the texts of a file with several words: literals, and what stands between tags. */
const textsIn = (source: string) =>
  [
    ...withoutComments(source).matchAll(
      /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\\n]|\\.)*)`|>([^<>{}=;"]+)(?=[<{])/g,
    ),
  ]
    .map(([, literal, template, between]) => (literal ?? template ?? between ?? "").trim())
    .filter((text) => /\w \w/.test(text));

test("texts are found in literals, templates and between tags, not in comments", () => {
  const source = `
    // Somebody's mail, for whom
    const a = "One mail a week"; const b = \`Sign out of \${name}\`;
    /** Those who */ <p>
      For whom it is <b>x</b>
    </p>`;
  expect(textsIn(source)).toEqual(["One mail a week", "Sign out of ${name}", "For whom it is"]);
});

test("nobody reads a word that Devguild doesn't use", () => {
  expect(sources.length).toBeGreaterThan(500);
  const texts = sources.flatMap((file) =>
    textsIn(readFileSync(join(ROOT, file), "utf8")).map((text) => ({ file, text })),
  );
  expect(texts.length).toBeGreaterThan(2000);
  const found = texts.filter(
    ({ text }) =>
      REFUSED.some((word) => word.test(text)) && !GIVEN.some((given) => given.test(text)),
  );
  expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test("no line breaks between the dash of a range and a no-break space", () => {
  const found = sources.filter((file) =>
    readFileSync(join(ROOT, file), "utf8").includes(String.raw`–\u00a0`),
  );
  expect(found).toEqual([]);
});

test("a letter begins with a capital letter after whom it greets", () => {
  const found = sources.filter((file) =>
    /(?:Hi|Hello|Dear) [^"`\n]*?,(?:\\n)+[a-z]/.test(readFileSync(join(ROOT, file), "utf8")),
  );
  expect(found).toEqual([]);
});

test("a percentage has no space before its sign", () => {
  const found = sources.filter((file) =>
    withoutComments(readFileSync(join(ROOT, file), "utf8")).includes("} %"),
  );
  expect(found).toEqual([]);
});

/** Titles of pages, which no page breaks into lines. */
const TITLES = [/(?:page|screen)-meta\.ts$/, /routes\/dev\/samples\.tsx$/];

test("no line begins with the dot between two facts", () => {
  const found = sources.filter(
    (file) =>
      /^(?:apps\/(?:admin|company|site)|packages\/(?:app-shell|auth-ui|company-ui|consent|design-system))\//.test(
        file,
      ) &&
      !TITLES.some((title) => title.test(file)) &&
      withoutComments(readFileSync(join(ROOT, file), "utf8")).includes(" · "),
  );
  expect(found).toEqual([]);
});
