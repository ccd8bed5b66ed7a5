import type { JobFilterOptions } from "@devguild/schemas/jobs";
import { readAddress, writeAddress } from "@devguild/session/addresses";
import { describe, expect, test } from "vitest";

import { JOB_SEARCH } from "./job-search-address.ts";
import { wordOffers } from "./word-offer.ts";

const options: JobFilterOptions = {
  skills: [
    { id: 1, label: "Go (Golang)", name: "Go", slug: "go" },
    { id: 2, label: "React", name: "React", slug: "react" },
    { id: 3, label: "React Native", name: "React Native", slug: "react-native" },
    { id: 4, label: "C++", name: "C++", slug: "c-plus-plus" },
  ],
  locations: [
    { id: 9, label: "Zürich", slug: "zurich", kind: "city" },
    { id: 10, label: "New York City", slug: "new-york-city", kind: "city" },
  ],
  seniorities: [{ id: 3, label: "Senior", slug: "senior" }],
  languages: [{ id: 4, label: "German", slug: "german" }],
  hybrid_options: [],
};

const offerOf = wordOffers(options);
const none = readAddress(JOB_SEARCH, new URLSearchParams());

describe("what the last words offer", () => {
  test.each([
    ["senior", "Seniority Senior", "", "?seniorities=senior"],
    ["senior go", "Skill Go", "senior", "?skills=go"],
    ["GO ", "Skill Go", "", "?skills=go"],
    ["Go (Golang)", "Skill Go", "", "?skills=go"],
    ["a react native", "Skill React Native", "a", "?skills=react-native"],
    ["c++", "Skill C++", "", "?skills=c-plus-plus"],
    ["zurich", "In Zürich", "", "?locations=zurich"],
    ["in new york city", "In New York City", "in", "?locations=new-york-city"],
    ["german", "Language German", "", "?languages=german"],
    ["platform remote", "Remote", "platform", "?remote=1"],
    ["on site", "On site", "", "?hybrid_option=on_site"],
  ])("%j offers %j", (text, name, rest, search) => {
    const offer = offerOf(text, none);
    expect(`${offer?.kind} ${offer?.label}`.trim()).toBe(name);
    expect(offer?.rest).toBe(rest);
    expect(offer && writeAddress(JOB_SEARCH, offer.take(none))).toBe(search);
  });

  test.each([
    [""],
    ["  "],
    ["go platform"],
    ["reac"],
    ["!!"],
    ['"senior go'],
    ["-go"],
    ["x".repeat(200)],
  ])("%j offers nothing", (text) => {
    expect(offerOf(text, none)).toBeNull();
  });

  test("is nothing that is chosen already", () => {
    expect(
      offerOf("senior go", readAddress(JOB_SEARCH, new URLSearchParams("skills=go"))),
    ).toBeNull();
  });
});
