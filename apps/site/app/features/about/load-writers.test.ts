import { anArticle } from "@devguild/fixtures/magazine";
import { expect, test } from "vitest";

import { listWriters } from "./load-writers.ts";

const { author } = anArticle();
const article = (id: number, authorId: number) =>
  anArticle({ id, slug: `article-${id}`, author: { ...author, id: authorId } });

test("each writer is listed once, with their newest article", () => {
  const writers = listWriters([article(3, 1), article(2, 7), article(1, 1)]);
  expect(writers.map(({ id, to }) => [id, to])).toEqual([
    [1, "/en/magazine/3/article-3"],
    [7, "/en/magazine/2/article-2"],
  ]);
});
