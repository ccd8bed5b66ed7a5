import { expect, test } from "vitest";

import { fillIn } from "./fill-in.ts";

test.each([
  ["{skill} in production", "Kafka", "Kafka in production"],
  ["{skill} in production", "eBPF", "eBPF in production"],
  ["{skill} days a week", "three", "Three days a week"],
])("a filled sentence %j begins as people write it", (sentence, skill, filled) => {
  expect(fillIn(sentence, { skill: () => skill })).toBe(filled);
});
