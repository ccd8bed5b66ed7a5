import { aJobCard } from "@devguild/fixtures/jobs";
import { defaultWeights } from "@devguild/matching/default-weights";
import { expect, test } from "vitest";

import { findExampleMatch } from "./example-match.ts";

const toSkills = (...names: string[]) =>
  names.map((name, index) => ({ id: index + 1, name, slug: name.toLowerCase() }));

test("the example is scored as everyone is: four of five skills, and a senior's years", () => {
  const job = aJobCard({ skills: toSkills("Go", "PostgreSQL", "Kafka", "Kubernetes", "eBPF") });
  expect(findExampleMatch(job, defaultWeights)).toMatchObject({
    points: 5,
    text: "Perfect fit!",
    main: { name: "Go" },
    missing: { name: "eBPF" },
  });
});

test("two skills of three make a weaker match", () => {
  const job = aJobCard({ skills: toSkills("Go", "PostgreSQL", "Kafka") });
  expect(findExampleMatch(job, defaultWeights)?.points).toBe(4);
});

test("a job with a single skill has no example", () => {
  expect(findExampleMatch(aJobCard({ skills: toSkills("Go") }), defaultWeights)).toBeNull();
});
