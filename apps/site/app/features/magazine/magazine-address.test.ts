import { readAddress, writeAddress } from "@devguild/session/addresses";
import { describe, expect, test } from "vitest";

import { ARTICLE_LIST, magazineHeading, toArticlesQuery } from "./magazine-address.ts";

const read = (search: string) => readAddress(ARTICLE_LIST, new URLSearchParams(search));

const options = {
  authors: [{ id: 3, label: "Mara Lindholm", slug: "mara-lindholm" }],
  skills: [{ id: 5, label: "Go", slug: "go" }],
  categories: [{ id: 1, label: "Engineering", slug: "engineering" }],
  statuses: [],
};

describe("the address of a magazine list", () => {
  test.each(["", "?author_id=3", "?author_id=3&skill_id=5&category_id=1&metadata=cache"])(
    "%j comes back as it went",
    (search) => {
      expect(writeAddress(ARTICLE_LIST, read(search))).toBe(search);
    },
  );

  test.each(["?author_id=abc", "?author_id=-1", "?author_id=1.5", "?skill_id=99999999999999999"])(
    "%s asks for everything",
    (search) => {
      expect(toArticlesQuery(read(search))).toMatchObject({ authors: [], skills: [] });
    },
  );

  test.each([
    ["", "Magazine"],
    ["?author_id=3", "Articles by Mara Lindholm"],
    ["?category_id=1", "Engineering"],
    ["?skill_id=5&category_id=1", "Go\u00a0· Engineering"],
    ["?author_id=3&skill_id=5", "Go, by Mara Lindholm"],
    ["?author_id=77", "Magazine"],
  ])("%j is called %s", (search, heading) => {
    expect(magazineHeading(read(search), options)).toBe(heading);
  });
});
