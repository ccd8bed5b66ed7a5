import { describe, expect, test } from "vitest";

import { number, oneOf, readAddress, slugs, text, writeAddress } from "./addresses.ts";

const VIDEOS = {
  words: { ...text, name: "q" },
  skills: slugs,
  kinds: { ...slugs, options: ["talk", "workshop"] },
  length: { ...number, max: 90 },
  page: { ...number, defaultValue: 1 },
  order: oneOf(["newest", "popular"] as const),
  members: oneOf([true, false], null),
  subtitles: oneOf([true], false),
  recorded: oneOf([false], true),
  city: text,
  place: { ...number, needs: "city" },
};

const NOTHING = {
  words: "",
  skills: [],
  kinds: [],
  length: null,
  page: 1,
  order: "newest",
  members: null,
  subtitles: false,
  recorded: true,
  city: "",
  place: null,
};

const read = (query: string) => readAddress(VIDEOS, new URLSearchParams(query));

describe("the address of a list", () => {
  test.each([
    "",
    "?q=small+teams,+please&skills=go,c-plus-plus&kinds=talk,workshop&length=45&page=2&order=popular&members=0&subtitles=1&recorded=0&city=Bonn&place=7",
    "?members=1",
    "?q=%26+%3D%3F%23%C3%A9",
  ])("%j is written as it was read", (query) => {
    expect(writeAddress(VIDEOS, read(query))).toBe(query);
  });

  test("reads everything where it says nothing", () => {
    expect(read("")).toEqual(NOTHING);
  });

  test.each([
    "order=best&members=2&subtitles=yes&recorded=1&kinds=film",
    "length=0&page=-1",
    "length=1e1&page=1.5",
    "length=91&page=1000000000000000",
    "length=x&page=",
    "q=+&skills=,,&kinds=",
    "utm_source=newsletter",
  ])("ignores %j, which it does not know", (query) => {
    expect(read(query)).toEqual(NOTHING);
    expect(writeAddress(VIDEOS, read(query))).toBe("");
  });

  test("may repeat a name, as a form without scripts does", () => {
    expect(read("skills=go&skills=rust,go&skills=&skills=+zig")).toEqual(
      read("?skills=go,rust,zig"),
    );
    expect(read("order=popular&order=newest").order).toBe("popular");
  });

  test("gives values that are limited to some in their own order, and as many as it may have", () => {
    expect(read("kinds=workshop,talk").kinds).toEqual(["talk", "workshop"]);
    const many = Array.from({ length: 60 }, (_, index) => `s${index}`);
    expect(read(`skills=${many.join(",")}`).skills).toEqual(many.slice(0, 50));
    expect(read(`q=${"a".repeat(500)}`).words).toHaveLength(200);
  });

  test("is written with what is named alone", () => {
    expect(writeAddress(VIDEOS, { order: "popular", skills: ["go"] })).toBe(
      "?skills=go&order=popular",
    );
  });

  test("leaves out what means nothing without something else", () => {
    expect(writeAddress(VIDEOS, { place: 7 })).toBe("");
    expect(writeAddress(VIDEOS, { place: 7, city: "Bonn" })).toBe("?city=Bonn&place=7");
  });
});

test("control characters, which no page can contain, are left out", () => {
  expect(read("skills=%00,go%0A").skills).toEqual(["go"]);
});
