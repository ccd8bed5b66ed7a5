import { ARTICLE_STATUSES, type ArticleStatus } from "@devguild/schemas/constants/magazine";
import { expect, test } from "vitest";

import { findScheduleErrors, mayFollow } from "./articles.policy.ts";

const { DRAFT, SCHEDULED, PUBLISHED, UNPUBLISHED } = ARTICLE_STATUSES;
const ALL = Object.values(ARTICLE_STATUSES);

test.each<[ArticleStatus, ArticleStatus[]]>([
  [DRAFT, [SCHEDULED, PUBLISHED]],
  [SCHEDULED, [DRAFT, SCHEDULED, PUBLISHED]],
  [PUBLISHED, [PUBLISHED, UNPUBLISHED]],
  [UNPUBLISHED, [PUBLISHED]],
])("after %i comes %j", (from, to) => {
  expect(ALL.filter((status) => mayFollow(from, status))).toEqual(to);
});

test("an article goes out in the future", () => {
  const now = new Date("2026-11-26T12:00:00Z");
  expect(findScheduleErrors(new Date("2026-11-26T12:00:01Z"), now)).toEqual({});
  expect(Object.keys(findScheduleErrors(now, now))).toEqual(["publish_at"]);
  expect(findScheduleErrors(new Date("2027-11-20T12:00:00Z"), now)).toEqual({});
  expect(Object.keys(findScheduleErrors(new Date("2206-11-26"), now))).toEqual(["publish_at"]);
  expect(Object.keys(findScheduleErrors(null, now))).toEqual(["publish_at"]);
});
