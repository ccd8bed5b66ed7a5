import { expect, test } from "vitest";

import { lazyStyles } from "./lazy-styles.ts";

const sheets = new Map([
  ["/assets/root.css", ".button_a{color:red}.num{color:red}"],
  ["/assets/page.css", ".page_b>.num{margin:.5rem}"],
  ["/assets/error.css", ".error_c{color:blue}.button_a .error_d{color:blue}"],
  ["/assets/error-copy.css", ".error_c{color:blue}"],
]);

const pageWith = (head: string, body: string) =>
  `<html><head>${head}</head><body>${body}</body></html>`;

const withLazyStyles = lazyStyles(sheets);
const addStyles = (html: string) => withLazyStyles({ html, scripts: [] }).html;

const ROOT = '<link rel="stylesheet" href="/assets/root.css#"/>';
const BUTTON = '<b class="button_a num"></b>';

test("a lazy part that a page shows comes with its styles, once", () => {
  const body = `${BUTTON}<p class="mine error_c"></p>`;
  expect(addStyles(pageWith(ROOT, body))).toBe(
    pageWith(`${ROOT}<style>${sheets.get("/assets/error.css")}</style>`, body),
  );
});

test("whatever the linked stylesheets style needs no others", () => {
  expect(addStyles(pageWith(ROOT, BUTTON))).toBe(pageWith(ROOT, BUTTON));
});

test("anything but a whole page stays as it is", () => {
  expect(addStyles('<p class="error_c">')).toBe('<p class="error_c">');
});
