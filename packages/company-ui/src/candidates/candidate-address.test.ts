import { readAddress, writeAddress } from "@devguild/session/addresses";
import { expect, test } from "vitest";

import { CANDIDATES_VIEW, type CandidatesView } from "./candidate-address.ts";

const read = (query: string) => readAddress(CANDIDATES_VIEW, new URLSearchParams(query));
const write = (view: CandidatesView) => writeAddress(CANDIDATES_VIEW, view);

const FIRST = {
  layout: "board",
  search: "",
  candidate: null,
  tab: "profile",
  column: 2,
  status: null,
  order: "newest",
  points: null,
  years: null,
} as const;

test("an address gives back the view that it was made of", () => {
  const view = {
    layout: "list",
    search: "go & c++",
    candidate: 7,
    tab: "history",
    column: 6,
    status: 8,
    order: "experience",
    points: 2.5,
    years: 5,
  } as const;
  expect(read(write(view))).toEqual(view);
});

test.each(["", "?status=7", "?candidate=30", "?status=1&candidate=12"])(
  "the back office's %j survives being read and written",
  (query) => {
    expect(write(read(query))).toBe(query);
  },
);

test("what is as at first is not written, and without a candidate there is no tab", () => {
  expect(write(FIRST)).toBe("");
  expect(write({ ...FIRST, tab: "messages" })).toBe("");
});

test.each([
  "",
  "view=grid&candidate=me&tab=cvs&column=7",
  "candidate=-1&column=1e9",
  "status=9&candidate=0",
  "status=&candidate=-1",
  "candidate=1e3",
  "status=APPLIED",
])("nonsense in the address (%j) shows everybody", (query) => {
  expect(read(query)).toEqual(FIRST);
});
