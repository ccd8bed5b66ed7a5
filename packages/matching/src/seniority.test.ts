import { describe, expect, test } from "vitest";
import { developerSeniority, toMatchSeniority, seniorityOfYears } from "./seniority.ts";

describe("a developer's seniority", () => {
  test.each([
    ["no skills is junior", [], 0],
    ["an average of exactly 2 is still junior", [2], 0],
    ["an average just above 2 is intermediate", [2, 2, 3], 1],
    ["an average of exactly 4 is still intermediate", [3, 5], 1],
    ["an average just above 4 is senior", [4, 4, 5], 2],
    ["3 skills all count", [9, 1, 1], 1],
    ["of 4 skills the upper 2 count", [1, 9, 1, 1], 2],
    ["of 4 skills the lower 2 do not count", [1, 2, 1, 2], 0],
    ["of 5 skills the upper 3 count", [1, 4, 4, 1, 4], 1],
    ["of 5 skills the third is not left out", [1, 2, 6, 1, 6], 2],
    ["of 6 skills the upper 3 count", [1, 6, 1, 6, 1, 1], 2],
    ["years are compared as numbers, not as text", [10, 9, 1, 1], 2],
  ] as const)("%s", (_rule, years, seniority) => {
    expect(developerSeniority(years)).toBe(seniority);
  });

  test("does not depend on the order of the skills and leaves them as they were", () => {
    const years = [1, 8, 2, 5, 3];
    expect(developerSeniority(years)).toBe(developerSeniority([1, 2, 3, 5, 8]));
    expect(years).toEqual([1, 8, 2, 5, 3]);
  });

  test("is never lowered by a skill of fewer years than all others, from the fifth skill on", () => {
    for (let most = 1; most <= 20; most++) {
      const years = [most, most, most, most];
      expect(developerSeniority([...years, 1])).toBe(developerSeniority(years));
    }
  });
});

test.each([
  [0, 0],
  [2, 0],
  [2.01, 1],
  [4, 1],
  [4.01, 2],
  [50, 2],
])("an average of %d years stands for seniority %d", (years, seniority) => {
  expect(seniorityOfYears(years)).toBe(seniority);
});

test.each([
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 2],
])("experience option %d requires seniority %d", (experienceId, seniority) => {
  expect(toMatchSeniority(experienceId)).toBe(seniority);
});
