import { expect, test } from "vitest";

import { compareSkills, skillRatio } from "./skill-comparison.ts";

const skill = (id: number, name: string) => ({ id, name });
const knows = (id: number, name: string, years: number) => ({
  id,
  name,
  years_of_experience: years,
});

const wanted = [skill(1, "Go"), skill(2, "Kafka"), skill(3, "Terraform")];
const known = [knows(9, "Git", 4), knows(8, "Rust", 6), knows(2, "Kafka", 3), knows(1, "Go", 8)];

test("the job's skills stand first, those that are missing among them", () => {
  expect(compareSkills(known, wanted)).toEqual([
    { name: "Go", years: 8, isWanted: true },
    { name: "Kafka", years: 3, isWanted: true },
    { name: "Terraform", years: null, isWanted: true },
    { name: "Rust", years: 6, isWanted: false },
    { name: "Git", years: 4, isWanted: false },
  ]);
});

test("the ratio counts what the job asks for, and says nothing of a job that asks for nothing", () => {
  expect(skillRatio(known, wanted)).toBe("2 of 3");
  expect(skillRatio([], wanted)).toBe("0 of 3");
  expect(skillRatio(known, [])).toBeNull();
});
