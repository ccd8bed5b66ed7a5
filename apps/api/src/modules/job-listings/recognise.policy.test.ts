import { SURE_ENOUGH } from "@devguild/schemas/constants/job-listings";
import { describe, expect, test } from "vitest";

import {
  buildLocationNames,
  recogniseLanguage,
  recognisePlaces,
  recogniseSeniority,
} from "./recognise-details.policy.ts";
import { buildSkillNames, recogniseSkills } from "./recognise-skills.policy.ts";

const NAMES = [
  "",
  "Go",
  "Kafka",
  "PostgreSQL",
  "C",
  "C++",
  "Chef",
  "Node.js",
  "React Native",
  "React",
];
const skills = buildSkillNames(
  NAMES.map((name, id) => ({
    id,
    name,
    synonyms: name === "PostgreSQL" ? ["postgres"] : name === "Go" ? ["golang"] : [],
  })),
);

const recognise = (title: string, html = "") => recogniseSkills(skills, { title, html });
const takenIn = (title: string, html = "") => {
  const taken = recognise(title, html).filter(({ sureness }) => sureness >= SURE_ENOUGH);
  return NAMES.filter((_, id) => taken.some((skill) => skill.id === id));
};

describe("skills", () => {
  test.each([
    ["Go Engineer", "", ["Go"]],
    ["Backend Engineer", "<ul><li>Go, Kafka and Postgres</li></ul>", ["Go", "Kafka", "PostgreSQL"]],
    ["Backend Engineer", "<p>You know golang well.</p>", ["Go"]],
    ["Engineer", "<p>We use React Native every day.</p>", ["React Native"]],
    ["Node.js / C++ Developer", "", ["C++", "Node.js"]],
    ["Engineer", "<p>Ready to go? Come as you are.</p>", []],
    ["Chef de projet à Oslo", "", []],
    ["Engineer", "<p>You report to our C-level.</p>", []],
    ["Engineer", "<p>Kafka is a plus.</p>", []],
  ])("of “%s” %s", (title, html, expected) => {
    expect(takenIn(title, html)).toEqual(expected);
  });

  test("that are only wished for are offered with the sentence that they came from", () => {
    const html = "<ul><li>Kafka</li><li>Go or C experience is a plus &amp; more</li></ul>";
    expect(recognise("Engineer", html)).toEqual([
      { id: 2, sureness: 0.95, quote: "Kafka" },
      { id: 1, sureness: 0.35, quote: "Go or C experience is a plus & more" },
      { id: 4, sureness: 0.35, quote: "Go or C experience is a plus & more" },
    ]);
  });

  test("of a long text are found in time that grows with its length only", () => {
    const html = `<p>${"go ".repeat(200_000)}</p>`;
    expect(takenIn("Engineer", html)).toEqual([]);
  });
});

test.each([
  ["Senior Engineer", "", 3],
  ["Engineer (Sr.)", "", 3],
  ["Junior Engineer", "", 1],
  ["Engineer", "You have 5+ years of experience.", 3],
  ["Engineer", "You have 3 years of experience.", 2],
  ["Engineer", "Our company is 40 years old.", null],
  ["Engineer", "", null],
])("the seniority of “%s” “%s” is %s", (title, text, expected) => {
  expect(recogniseSeniority(title, text)?.id ?? null).toBe(expected);
});

test.each([
  ["You will work with our team and build the grid for the city.", "english"],
  ["Wir suchen dich für die Arbeit mit der Plattform und dem Team.", "german"],
  ["Go Kafka", null],
])("the language of “%s” is %s", (text, expected) => {
  expect(recogniseLanguage(text)?.slug ?? null).toBe(expected);
});

const place = (id: number, kind: string, name: string, more: object = {}) => ({
  id,
  kind,
  iso2: null,
  parent_id: null,
  population: 0,
  search_names: [name],
  ...more,
});
const places = buildLocationNames([
  place(1, "country", "norway", { iso2: "NO" }),
  place(2, "country", "netherlands", { iso2: "NL" }),
  place(3, "city", "bergen", { parent_id: 1, population: 280_000 }),
  place(4, "city", "bergen", { parent_id: 2, population: 12_000 }),
]);

test.each([
  [["Bergen"], [3], [1]],
  [["Bergen, NL"], [4], [2]],
  [["Remote (Norway)"], [], [1]],
  [
    ["Bergen, Norway", "Bergen, Netherlands"],
    [3, 4],
    [1, 2],
  ],
  [["Atlantis"], [], []],
])("the places of %j", (texts, cityIds, countryIds) => {
  expect(recognisePlaces(places, texts)).toEqual({ cityIds, countryIds });
});
