import { expect, test } from "vitest";

import { toArrival } from "./arrival.ts";

const OWN = "https://devguild.example";

test.each([
  ["", "", { source: "direct" }],
  ["", `${OWN}/en/jobs?words=go`, { source: "search" }],
  ["", `${OWN}/en/`, { source: "search" }],
  ["", `${OWN}/en/developer-dashboard`, { source: "matches" }],
  ["", `${OWN}/en/companies/7/tidewerk`, { source: "company-page" }],
  ["", `${OWN}/en/companies/7/tidewerk/12/pilot`, { source: "similar" }],
  ["", `${OWN}/en/magazine/one`, { source: "other-page" }],
  ["", "https://news.example/a", { source: "direct", utm: { utm_source: "news.example" } }],
  [
    "?utm_source=linkedin&utm_campaign=autumn",
    `${OWN}/en/jobs`,
    { source: "search", utm: { utm_source: "linkedin", utm_campaign: "autumn" } },
  ],
])("a page with “%s” reached from “%s” is %j", (search, from, arrival) => {
  expect(toArrival(search, from, OWN)).toEqual(arrival);
});
