import { expect, test } from "vitest";

import { COMPANY_LIST } from "../texts/company-list.ts";
import { drawCompanyCover } from "./covers.ts";
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
