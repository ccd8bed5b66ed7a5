import { describe, expect, test } from "vitest";

import { applyChanges, previewChanges, type VideoChanges } from "./edit-many.policy.ts";

const NOTHING: VideoChanges = {
  status: 0,
  requiresLogin: 0,
  featured: 0,
  remove_current_skills: false,
};
const VIDEO = {
  published: false,
  requires_login: true,
  featured: false,
  event_id: 7,
  release_date: "2026-01-01",
  skill_ids: [1, 2],
};

describe("a change of many videos", () => {
  test.each<[string, Partial<VideoChanges>, Partial<typeof VIDEO>]>([
    ["leaves what isn’t sent", {}, {}],
    ["publishes", { status: 1 }, { published: true }],
    ["unpublishes what isn’t published", { status: 2 }, {}],
    ["opens a video to everyone", { requiresLogin: 2 }, { requires_login: false }],
    ["features", { featured: 1 }, { featured: true }],
    [
      "moves to another event and date",
      { event_id: 8, release_date: "2026-12-01" },
      { event_id: 8, release_date: "2026-12-01" },
    ],
    ["adds skills, each once", { skills: [2, 3] }, { skill_ids: [1, 2, 3] }],
    ["replaces skills", { skills: [3], remove_current_skills: true }, { skill_ids: [3] }],
    ["clears skills with an empty list", { skills: [] }, { skill_ids: [] }],
    ["needs skills to replace skills", { remove_current_skills: true }, {}],
  ])("%s", (_, changes, expected) => {
    expect(applyChanges(VIDEO, { ...NOTHING, ...changes })).toEqual({ ...VIDEO, ...expected });
  });
});

test("what will change is counted, by field and skill", () => {
  const videos = [VIDEO, { ...VIDEO, published: true, skill_ids: [3] }];
  const changes = { ...NOTHING, status: 1 as const, skills: [3], remove_current_skills: true };
  expect(previewChanges(videos, changes)).toEqual({
    total: 2,
    status: { changed: 1, same: 1 },
    requires_login: null,
    featured: null,
    event: null,
    release_date: null,
    skills: [
      { id: 3, gained: 1, lost: 0 },
      { id: 1, gained: 0, lost: 1 },
      { id: 2, gained: 0, lost: 1 },
    ],
  });
});
