import { expect, test } from "vitest";

import { readSearchText, searchWords } from "./words.ts";

test.each([
  ["C++/C# Dev", "Ada GmbH", "cplusplus csharp dev ada gmbh"],
  ["ASP.NET", ".NET Co.", "aspnet dotnet co"],
  ["...ellipsis", "a..b", "ellipsis a b"],
  ["Back+Front", "", "backplus front"],
  ["", "", ""],
])("%j of %j is found by %j", (title, company, words) => {
  expect(searchWords(title, company)).toBe(words);
});

test.each([
  ["C++", ["cplusplus"]],
  ["DÉVELOPPEUSE  senior", ["developpeuse", "senior"]],
  [".net", ["dotnet"]],
  ["!!", []],
  ["", []],
])("%j asks for %j", (text, words) => {
  expect(readSearchText(text)).toEqual({ words, phrases: [], excluded: [] });
});

test.each([
  ['rust "platform engineer"', ["rust"], [["platform", "engineer"]], []],
  ["“Team Lead” go", ["go"], [["team", "lead"]], []],
  ["go -java", ["go"], [], [["java"]]],
  ["-c++ -full-stack", [], [], [["cplusplus"], ["full", "stack"]]],
  ['-"team lead" dev', ["dev"], [], [["team", "lead"]]],
  ["full-stack", ["full", "stack"], [], []],
  ["go - java -- dev", ["go", "java", "dev"], [], []],
  ['"go dev', ["go", "dev"], [], []],
  ['"" -! dev', ["dev"], [], []],
])("%j has words %j, phrases %j, and leaves out %j", (text, words, phrases, excluded) => {
  expect(readSearchText(text)).toEqual({ words, phrases, excluded });
});
