import type { AdminArticle } from "@devguild/schemas/admin-magazine";
import { expect, test } from "vitest";

import { listDifferences, toArticleBody, toArticleValues } from "./article-values.ts";

const ARTICLE: AdminArticle = {
  id: 7,
  slug: "keep-a-log",
  title: "Keep a log",
  summary: "Why.",
  image_url: null,
  image_alt: "",
  author: { id: 1, label: "Ruth" },
  category: { id: 2, label: "Data" },
  skills: [{ id: 3, label: "SQL" }],
  status: 0,
  reading_time: 1,
  publish_at: null,
  published_at: null,
  updated_at: "2026-11-26T12:00:00.000Z",
  body_html: "<p>Text</p>",
  meta_title: null,
  meta_description: null,
  version: 4,
};

test("an article that nobody has changed is sent as it is, with the reading time that fits", () => {
  expect(toArticleBody(toArticleValues(ARTICLE))).toEqual({
    title: "Keep a log",
    slug: "keep-a-log",
    summary: "Why.",
    body_html: "<p>Text</p>",
    image_url: null,
    image_alt: "",
    author_id: 1,
    category_id: 2,
    skill_ids: [3],
    reading_time: null,
    meta_title: "",
    meta_description: "",
  });
});

test("a reading time that was chosen stays", () => {
  const values = toArticleValues({ ...ARTICLE, reading_time: 7 });
  expect(values.reading_time).toBe("7");
  expect(toArticleBody(values).reading_time).toBe(7);
});

test("what two versions differ in is named", () => {
  const values = toArticleValues(ARTICLE);
  expect(listDifferences(values, values)).toEqual([]);
  expect(listDifferences(values, { ...values, title: "Other", skill_ids: ["3", "4"] })).toEqual([
    "title",
    "skills",
  ]);
});
