import { readAddress, writeAddress } from "@devguild/session/addresses";
import { describe, expect, test } from "vitest";

import { listChosenFilters, videosHeading } from "./chosen-filters.ts";
import { isPodcast, toVideosQuery, VIDEO_LIST } from "./videos-address.ts";

const read = (search: string) => readAddress(VIDEO_LIST, new URLSearchParams(search));

const options = {
  skills: [
    { id: 5, label: "Go", slug: "go" },
    { id: 6, label: "Rust", slug: "rust" },
  ],
  events: [{ id: 9, label: "Coffee with Developers", slug: "coffee-with-developers" }],
  metadata: [],
};

describe("the address of a list of videos", () => {
  test.each([
    "",
    "?event=coffee-with-developers",
    "?skills=go,rust&metadata=small+teams&requires_login=0&orderBy=popular",
    "?requires_login=1",
  ])("%j comes back as it went", (search) => {
    expect(writeAddress(VIDEO_LIST, read(search))).toBe(search);
  });

  test("a form that repeats a name says the same as a link with commas", () => {
    expect(read("?skills=go&skills=rust,go&skills=&event=")).toEqual(read("?skills=go,rust"));
  });

  test.each(["?orderBy=oldest", "?requires_login=maybe", "?skills=", "?page=3"])(
    "%s narrows nothing",
    (search) => {
      expect(writeAddress(VIDEO_LIST, read(search))).toBe("");
    },
  );

  test("a slug that no video has finds nothing instead of everything", () => {
    expect(toVideosQuery(read("?skills=go,klingon"), options).skills).toEqual([
      5,
      Number.MAX_SAFE_INTEGER,
    ]);
  });

  test.each([
    ["?event=coffee-with-developers", true],
    ["?event=coffee-with-developers&skills=go", true],
    ["?event=coffee-with-developers,guild-day", false],
    ["", false],
  ])("%j is the podcast: %s", (search, expected) => {
    expect(isPodcast(read(search))).toBe(expected);
  });

  test.each([
    ["", "Watch"],
    ["?skills=go", "Go videos"],
    ["?skills=go,rust", "Go, Rust videos"],
    ["?event=coffee-with-developers", "Coffee with Developers"],
    ["?event=coffee-with-developers&skills=go", "Go at Coffee with Developers"],
    ["?skills=left-pad", "Left pad videos"],
  ])("%j is called %s", (search, heading) => {
    expect(videosHeading(read(search), options)).toBe(heading);
  });
});

test("each chosen filter can be taken away by itself", () => {
  const chosen = listChosenFilters(read("?skills=go,rust&metadata=ci&requires_login=0"), options);
  expect(
    chosen.map(({ kind, label, without }) => [kind, label, writeAddress(VIDEO_LIST, without)]),
  ).toEqual([
    ["Words", "ci", "?skills=go,rust&requires_login=0"],
    ["Skill", "Go", "?skills=rust&metadata=ci&requires_login=0"],
    ["Skill", "Rust", "?skills=go&metadata=ci&requires_login=0"],
    ["", "Open to everyone", "?skills=go,rust&metadata=ci"],
  ]);
});
