import { expect, test } from "vitest";

import {
  createSection,
  isSamePage,
  toHomepageContent,
  toHomepageValues,
} from "./homepage-values.ts";
import { moveItem } from "../lists/move-item.ts";

const content = {
  hero_title: "Meet",
  hero_subtitle: "",
  hero_image_url: null,
  cta_label: "",
  cta_url: null,
  sections: [createSection("speakers"), { ...createSection("jobs"), position: 1 }],
};

test("a page is the same after it went through its fields", () => {
  expect(toHomepageContent(toHomepageValues({ content }))).toEqual(content);
});

test("sections that changed places are numbered anew, and make another page", () => {
  const values = toHomepageValues({ content });
  const moved = { ...values, sections: moveItem(values.sections, 0, 1) };
  expect(toHomepageContent(moved).sections.map(({ type, position }) => [type, position])).toEqual([
    ["jobs", 0],
    ["speakers", 1],
  ]);
  expect(isSamePage(values, moved)).toBe(false);
  expect(isSamePage(values, { ...values, cta_url: " " })).toBe(true);
});
