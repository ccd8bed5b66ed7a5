import type { HomepageSection } from "@devguild/schemas/event-homepages";
import { expect, test } from "vitest";

import {
  findForeignItems,
  findMissingParts,
  listItemTypes,
  orderSections,
} from "./homepages.policy.ts";

const section = (
  type: HomepageSection["type"],
  item_ids: number[] = [],
  position = 0,
): HomepageSection => ({ type, title: "", body_html: "", item_ids, position });

test("sections are put in order and numbered from 0; equal positions stay as they were sent", () => {
  const sections = [section("jobs", [], 7), section("text", [], 2), section("videos", [], 7)];
  expect(orderSections(sections).map(({ type, position }) => [type, position])).toEqual([
    ["text", 0],
    ["jobs", 1],
    ["videos", 2],
  ]);
});

test("only what a page shows is read", () => {
  const sections = [section("text"), section("jobs"), section("jobs"), section("speakers")];
  expect(listItemTypes({ sections })).toEqual(["speakers", "jobs"]);
});

const page = { hero_title: "Meet", cta_label: "", cta_url: null };

test.each([
  [page, []],
  [{ ...page, cta_label: "Tickets", cta_url: "https://tickets.example" }, []],
  [{ ...page, hero_title: "" }, ["hero_title"]],
  [{ ...page, cta_label: "Tickets" }, ["cta_url"]],
  [{ ...page, cta_url: "https://tickets.example" }, ["cta_label"]],
])("%j can be published unless it lacks %j", (content, missing) => {
  expect(Object.keys(findMissingParts(content))).toEqual(missing);
});

test("a section can’t name what the event doesn’t have", () => {
  const known = {
    sessions: new Set([1, 2]),
    speakers: new Set<number>(),
    partners: new Set<number>(),
    videos: new Set<number>(),
    jobs: new Set<number>(),
  };
  const sections = [section("text", [9]), section("sessions", [2, 1]), section("speakers", [1])];
  expect(Object.keys(findForeignItems({ sections }, known))).toEqual(["sections.2.item_ids"]);
});
