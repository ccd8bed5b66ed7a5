import { expect, test } from "vitest";

import { type AdFacts, listAdvice } from "./advice.policy.ts";

const market = { ads: 12, p10: 60_000, median: 80_000, p90: 100_000 };
const NOTHING: AdFacts = {
  salary: { min: 80_000, max: 95_000 },
  market,
  effect: null,
  applicants: 19,
  lacking: [
    { skill: "Go", lacking: 2 },
    { skill: "Terraform", lacking: 6 },
  ],
  language: null,
  longest: null,
};
const hidden = { min: null, max: null };

test.each<[string, Partial<AdFacts>, unknown]>([
  ["that does well", {}, []],
  [
    "without a salary, where ads with one do better",
    { salary: hidden, effect: { skill: "Go", more_percent: 42, ads: 30 } },
    [{ kind: "show-salary", skill: "Go", more_percent: 42, ads: 30 }],
  ],
  [
    "without a salary, where that makes no difference",
    { salary: hidden, effect: { skill: "Go", more_percent: 9, ads: 30 } },
    [],
  ],
  ["without a salary, where too little is known", { salary: hidden }, []],
  [
    "that pays less than half of the market",
    { salary: { min: 60_000, max: 75_000 } },
    [{ kind: "raise-salary", highest: 75_000, median: 80_000, ads: 12 }],
  ],
  ["that pays less than nobody knows", { salary: { min: 1, max: 2 }, market: null }, []],
  [
    "with a skill that most applicants lack",
    {
      lacking: [
        NOTHING.lacking[0] ?? { skill: "", lacking: 0 },
        { skill: "Terraform", lacking: 13 },
      ],
    },
    [{ kind: "drop-skill", skill: "Terraform", lacking: 13, applicants: 19 }],
  ],
  ["with its only skill", { lacking: [{ skill: "Go", lacking: 19 }] }, []],
  ["with few applicants", { applicants: 9, lacking: [{ skill: "Go", lacking: 9 }] }, []],
  [
    "in a language that few speak",
    { language: { name: "English", reach: 300, reachNow: 200 } },
    [{ kind: "change-language", language: "English", more_developers: 100 }],
  ],
  [
    "in a language that most speak",
    { language: { name: "English", reach: 230, reachNow: 200 } },
    [],
  ],
  [
    "where somebody waits",
    { longest: { id: 7, name: "Oskar Lund", days: 4, waiting: 6 } },
    [{ kind: "answer", candidate_id: 7, name: "Oskar Lund", waiting_days: 4, waiting: 6 }],
  ],
  ["where nobody waits long", { longest: { id: 7, name: "Oskar Lund", days: 2, waiting: 6 } }, []],
])("an ad %s", (_, facts, expected) => {
  expect(listAdvice({ ...NOTHING, ...facts })).toEqual(expected);
});
