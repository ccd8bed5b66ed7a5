import { expect, test } from "vitest";

import { queryWords, searchWords } from "./words.ts";

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
  expect(queryWords(text)).toEqual(words);
});
