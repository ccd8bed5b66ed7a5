import { readAddress, writeAddress } from "@devguild/session/addresses";
import { expect, test } from "vitest";

import { COMPANY_LIST, toTeamsQuery } from "./companies-address.ts";

const read = (text: string) => readAddress(COMPANY_LIST, new URLSearchParams(text));

test.each([
  "",
  "?skills=go,rust",
  "?skills=go&locations=berlin,germany&companies=tidewerk",
  "?companies=tidewerk&orderBy=newest",
])("the address %j is written as it is read", (text) => {
  expect(writeAddress(COMPANY_LIST, read(text))).toBe(text);
});

test.each([
  ["skills=go&skills=rust&skills=", "?skills=go,rust"],
  ["skills=go,go,&page=3", "?skills=go"],
  ["orderBy=jobs&locations=", ""],
  ["orderBy=best", ""],
])("a form's or a stranger's %j becomes %j", (text, written) => {
  expect(writeAddress(COMPANY_LIST, read(text))).toBe(written);
});

test("the API is asked by ids, and for nothing by a slug that nobody has", () => {
  const options = {
    skills: [{ id: 7, label: "Go", slug: "go" }],
    locations: [{ id: 9, label: "Berlin", slug: "berlin", kind: "city" as const }],
    companies: [],
  };
  const state = { ...read(""), skills: ["go"], locations: ["berlin"], companies: ["nobody"] };
  expect(toTeamsQuery(state, options)).toEqual({
    skills: [7],
    locations: [9],
    companies: [Number.MAX_SAFE_INTEGER],
    orderBy: "jobs",
  });
});
