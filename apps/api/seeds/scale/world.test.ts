import { describe, expect, test } from "vitest";

import { makeDeveloper } from "./developers.ts";
import { makeJob } from "./jobs.ts";
import { openScaleWorld } from "./world.ts";

const options = {
  jobs: 2000,
  developers: 1000,
  seed: "test",
  now: new Date("2026-11-20T11:00:00Z"),
  passwordHash: "hash",
};

describe("a world with the same seed and time", () => {
  const drawn = (seed: string) => {
    const world = openScaleWorld({ ...options, seed });
    return {
      companies: world.companies.slice(0, 40),
      jobs: [1, 2, 1999].map((id) => makeJob(world, id)),
      developers: [1, 500].map((id) => makeDeveloper(world, id)),
    };
  };

  test("is the same, and differs for another seed", () => {
    expect(drawn("test")).toEqual(drawn("test"));
    expect(drawn("test").jobs).not.toEqual(drawn("other").jobs);
  });

  test("asks for few skills often and for most seldom", () => {
    const world = openScaleWorld({ ...options, jobs: 100_000 });
    const counts = new Map<number, number>();
    for (let id = 1; id <= 8000; id++)
      for (const skill of makeJob(world, id).skill_ids ?? [])
        counts.set(skill, (counts.get(skill) ?? 0) + 1);
    const [top = 0, ...others] = [...counts.values()].toSorted((a, b) => b - a);
    expect(top).toBeGreaterThanOrEqual(10 * (others[48] ?? 0));
    expect(counts.size).toBeGreaterThan(190);
  });
});
