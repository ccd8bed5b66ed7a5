import { expect, test } from "vitest";

import { loader, shouldRevalidate } from "./language-route.tsx";

const load = (language: string) => () => loader({ params: { language } } as never);
const isLoadedAgain = (from: string, to: string) =>
  shouldRevalidate({ currentParams: { language: from }, nextParams: { language: to } } as never);

test("only a language that the product speaks has pages", () => {
  expect(load("en")).not.toThrow();
  expect(load("xx")).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

test("within one language nothing is asked again", () => {
  expect(isLoadedAgain("en", "en")).toBe(false);
  expect(isLoadedAgain("en", "xx")).toBe(true);
});
