import { expect, test } from "vitest";

import { COMPANY_LIST } from "../texts/company-list.ts";
import { chooseMotifs, drawCompanyCover } from "./covers.ts";
import { drawLogo } from "./logos.ts";

const names = COMPANY_LIST.map(([name]) => name);

test("no two companies share a logo or a cover", () => {
  expect(new Set(names.map((name, index) => drawLogo(index + 1, name))).size).toBe(names.length);
  expect(new Set(names.map((name, index) => drawCompanyCover(index + 1, name))).size).toBe(
    names.length,
  );
});

test("images are small and contain only shapes", () => {
  for (const [index, name] of names.entries())
    for (const picture of [drawLogo(index + 1, name), drawCompanyCover(index + 1, name)]) {
      expect(picture.length).toBeLessThan(40_000);
      expect(picture).not.toMatch(/NaN|undefined|script|http:\/\/(?!www\.w3\.org)/);
    }
});

test("no motif is repeated on a page of a list, even if all its topics are the same", () => {
  for (const topics of [["Careers"], ["Careers", "Data and AI"], ["nothing known"]]) {
    const motifs = chooseMotifs(
      Array.from({ length: 60 }, (_, index) => topics[index % topics.length] ?? ""),
    );
    for (let first = 0; first <= motifs.length - 13; first += 1)
      expect(new Set(motifs.slice(first, first + 13)).size).toBe(13);
  }
});
