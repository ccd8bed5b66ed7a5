import { expect, test } from "vitest";

import { listFeeds } from "./feeds.ts";

const NOTHING = {
  skills: [],
  locations: [],
  job_title: "",
  hybrid_option: [],
};

test.each([
  ["everything", NOTHING, ""],
  [
    "skills and words",
    { ...NOTHING, skills: [4, 7], job_title: "data & more" },
    "?skills%5B%5D=4&skills%5B%5D=7&job_title=data+%26+more",
  ],
  [
    "remote, pay and an order",
    { ...NOTHING, remote: true, salary_min: 60_000, without_salary: false, orderBy: "salary" },
    "?remote=1&salary_min=60000&without_salary=0&orderBy=salary",
  ],
])("the feed of %s says what narrows it", (_, query, search) => {
  const link = { tagName: "link", rel: "alternate", title: "Jobs" };
  expect(listFeeds("jobs", "Jobs", query)).toEqual([
    { ...link, type: "application/rss+xml", href: `/feeds/jobs.rss${search}` },
    { ...link, type: "application/feed+json", href: `/feeds/jobs.json${search}` },
  ]);
});
