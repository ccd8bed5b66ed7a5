import { describe, expect, test } from "vitest";

import { countArticleWords, findMissing, suggestReadingTime } from "./article-editing.ts";

describe("before it can go out, an article needs", () => {
  const READY = {
    summary: "Why.",
    body_html: '<p>Text</p><figure><img src="/a.png" alt="A door"></figure>',
    image_url: "/api/files/covers/a.png",
    image_alt: "A door",
  };
  test("nothing more, if it is complete", () => expect(findMissing(READY)).toEqual({}));
  test.each([
    [{ summary: "" }, "summary"],
    [{ body_html: "<p> </p>" }, "body_html"],
    [{ body_html: '<p>x</p><img src="/a.png" alt="Door"><img src="/b.png" alt=" ">' }, "body_html"],
    [{ body_html: '<p>x</p><img src="/b.png">' }, "body_html"],
    [{ image_alt: "" }, "image_alt"],
  ])("%j to be mended", (wrong, field) => {
    expect(Object.keys(findMissing({ ...READY, ...wrong }))).toEqual([field]);
  });
  test("no description without a picture", () => {
    expect(findMissing({ ...READY, image_url: null, image_alt: "" })).toEqual({});
  });
});

test.each([
  ["", 0],
  ["<p>One two</p><h2>three</h2>", 3],
  ["<p>It’s 1 – 2 &amp; done</p>", 4],
])("the words of %j are counted", (html, words) => {
  expect(countArticleWords(html)).toBe(words);
});

test.each([
  [0, 1],
  [180, 1],
  [181, 3],
  [1000, 7],
  [9000, 10],
])("%i words take %i minutes", (words, minutes) => {
  expect(suggestReadingTime(words)).toBe(minutes);
});
