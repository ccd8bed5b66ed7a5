import { contract } from "@devguild/contract/contract";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const TITLES = [
  "C Developer",
  "C++ Developer",
  "C# Developer",
  ".NET Developer",
  "Node.js Developer",
  "Senior Développeuse",
  "Backend/Frontend Engineer",
  "Łódź Crew",
  "Größte Aufgabe",
  "Разработчик",
  "100% Remote",
];

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  const company = await given.company({ name: "O'Reilly & Söhne" });
  for (const title of TITLES) await given.openJob({ company, title });
});

const titlesFor = async (text: string) => {
  const query = { job_title: text, per_page: 100 };
  const { body } = await api.call(contract.jobs.search, { query });
  expect(body.pagination.total_jobs).toBe(body.data.job_ads.length);
  return body.data.job_ads.map(({ title }) => title).toSorted();
};

describe("a text finds jobs by word prefixes", () => {
  test.each([
    [
      "dev",
      [
        "C Developer",
        "C# Developer",
        "C++ Developer",
        ".NET Developer",
        "Node.js Developer",
        "Senior Développeuse",
      ],
    ],
    ["C++", ["C++ Developer"]],
    ["c#", ["C# Developer"]],
    [".net", [".NET Developer"]],
    ["node.js", ["Node.js Developer"]],
    ["node", ["Node.js Developer"]],
    ["developpeuse", ["Senior Développeuse"]],
    ["DÉVELOPPEUSE senior", ["Senior Développeuse"]],
    ["frontend", ["Backend/Frontend Engineer"]],
    ["engineer back", ["Backend/Frontend Engineer"]],
    ["lodz", ["Łódź Crew"]],
    ["grosste", ["Größte Aufgabe"]],
    ["разраб", ["Разработчик"]],
    ["100%", ["100% Remote"]],
    ["sohne crew", ["Łódź Crew"]],
    ["reilly crew", ["Łódź Crew"]],
    ["veloper", []],
    ["developer senior nowhere", []],
  ])("%j", async (text, titles) => {
    expect(await titlesFor(text)).toEqual(titles.toSorted());
  });
});

describe("a quoted phrase is searched as one, and a minus leaves out", () => {
  test.each([
    ['"c developer"', ["C Developer"]],
    ['"developer c"', []],
    ['"dev"', []],
    ['"o reilly" crew', ["Łódź Crew"]],
    ["dev -c -.net -node.js", ["C# Developer", "C++ Developer", "Senior Développeuse"]],
    ['dev -"c# developer" -senior -c -c++ -node', [".NET Developer", "Node.js Developer"]],
    ["engineer -front", ["Backend/Frontend Engineer"]],
    ["-reilly", []],
  ])("%j", async (text, titles) => {
    expect(await titlesFor(text)).toEqual(titles.toSorted());
  });
});

describe("a text without words finds nothing", () => {
  test.each(["!!", "...", "++", "#", "-- ;", "&&&", "日本", "😀", "'", "\\"])(
    "%j",
    async (text) => {
      expect(await titlesFor(text)).toEqual([]);
    },
  );
});

describe("database operators are taken literally", () => {
  test.each([
    "' or 1=1 --",
    "a & b | !c",
    "crew:*",
    "crew:A",
    "(crew",
    "crew <-> lodz",
    "!crew",
    "\\'crew",
    "crew'); drop table jobs; --",
    "%",
    "_",
    "a".repeat(200),
    "& ".repeat(100),
  ])("%j", async (text) => {
    const titles = await titlesFor(text);
    expect(titles.length).toBeLessThan(TITLES.length);
    expect(await titlesFor("")).toHaveLength(TITLES.length);
  });
});

test("-java leaves out ads that ask for Java, whatever their title", async () => {
  const company = await given.company({ name: "Quarrystone" });
  for (const skills of [["java", "go"], ["javascript"]])
    await given.openJob({ company, title: `Mason ${skills.join(" ")}`, skills });
  await given.openJob({ company, title: "Mason", skills: ["java"] });
  expect(await titlesFor("mason -java")).toEqual(["Mason javascript"]);
});
