import { expect, test } from "vitest";

import { readCalculator, writeCalculator } from "./calculator-address.ts";

const read = (query: string) => readCalculator(new URLSearchParams(query));

test("what one shares is what the other one sees", () => {
  const state = {
    skills: ["go", "c-plus-plus"],
    seniority: "senior",
    country: "germany",
    city: "Frankfurt am Main",
    city_place_id: "2925533",
    work_mode: "hybrid",
    isAsked: true,
  };
  const query = writeCalculator(state);
  expect(query).toBe(
    "?skills=go,c-plus-plus&seniority=senior&country=germany&city=Frankfurt+am+Main&city_place_id=2925533&work_mode=hybrid",
  );
  expect(read(query)).toEqual(state);
  // The former encoding.
  expect(read(query.replaceAll("+", "%20"))).toEqual(state);
});

test("a plain form repeats its skills, and each counts once", () => {
  expect(read("skills=go&skills=rust&skills=go").skills).toEqual(["go", "rust"]);
});

test("a sixth skill is kept, so that somebody can be told that there are too many", () => {
  expect(read("skills=a,b,c,d,e,f,g").skills).toHaveLength(6);
});

test("an address that says nothing asks nothing, and stays short", () => {
  expect(writeCalculator(read(""))).toBe("");
  expect(read("skills=go").isAsked).toBe(false);
});

test("a form that was sent empty is asked all the same, so that it says what is missing", () => {
  const sent = read("skills=&seniority=&country=&city=&work_mode=any");
  expect(sent.isAsked).toBe(true);
  expect(read(writeCalculator(sent)).isAsked).toBe(true);
});
