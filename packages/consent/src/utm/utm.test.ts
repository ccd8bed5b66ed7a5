import { expect, test } from "vitest";

import { utmIn } from "./utm.ts";

test.each([
  ["nothing is known", "", "", null],
  [
    "the address names it",
    "?utm_source=mail&utm_medium=x&q=1",
    "",
    { utm_source: "mail", utm_medium: "x" },
  ],
  ["another site led here", "", "https://news.example/a?b", { utm_source: "news.example" }],
  ["the address counts more", "?utm_source=mail", "https://news.example/", { utm_source: "mail" }],
  ["a page of ours led here", "", "https://devguild.example/en/jobs", null],
  ["the referrer is no address", "", "about:", null],
  [
    "a click of an ad",
    "?gclid=abc",
    "https://ads.example/",
    { gclid: "abc", utm_source: "ads.example" },
  ],
])("%s", (_, search, referrer, expected) =>
  expect(utmIn(search, referrer, "devguild.example")).toEqual(expected),
);

test("what is too long is cut, so that it never stops a registration", () => {
  const long = "a".repeat(1000);
  expect(utmIn(`?utm_term=${long}`, "", "devguild.example")?.utm_term).toHaveLength(200);
});
