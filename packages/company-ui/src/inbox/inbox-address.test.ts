import { readAddress } from "@devguild/session/addresses";
import { expect, test } from "vitest";

import {
  BUILT_IN_VIEWS,
  INBOX_VIEW,
  NO_FILTER,
  toFilter,
  toInboxCall,
  toState,
  writeFilter,
} from "./inbox-address.ts";

const read = (query: string) => readAddress(INBOX_VIEW, new URLSearchParams(query));

test("without parameters, the address is the first page of everybody open", () => {
  expect(writeFilter(NO_FILTER)).toBe("");
  expect(toInboxCall(7, read(""))).toEqual({
    params: { companyId: 7 },
    query: {
      statuses: [],
      job_ids: [],
      skill_ids: [],
      location_ids: [],
      sources: [],
      search: "",
      order: "newest",
      page: 1,
      per_page: 50,
    },
  });
});

test("each built-in view has an address of its own", () => {
  expect(BUILT_IN_VIEWS.map(({ state }) => writeFilter(state))).toEqual([
    "",
    "?stage=2",
    "?stage=2&waiting=3&order=waiting",
    "?stage=3",
  ]);
});

test("a saved filter leads to the same address", () => {
  const query =
    "?stage=2,3&job=12&skill=4&location=9,7&source=newsletter&points=4&waiting=7&q=go&order=match";
  expect(writeFilter(toState(toFilter(read(query))))).toBe(query);
});

test("what can't be is ignored", () => {
  expect(toFilter(read("?stage=1,2&job=x,-1,0,5&points=9&waiting=2"))).toMatchObject({
    statuses: [2],
    job_ids: [5],
    min_points: null,
    min_waiting_days: null,
  });
});
