import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The text of each style sheet of a build, under the address it is linked by. */
export type Sheets = ReadonlyMap<string, string>;

const SCRIPT_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** Reads the style sheets of a client build. */
export const readSheets = (clientDir: string): Sheets =>
  new Map(
    readdirSync(join(clientDir, "assets"))
      .filter((name) => name.endsWith(".css"))
      .map((name) => [
        `/assets/${name}`,
        // Text that closes the element would end it wherever it stands, in a string, too.
        readFileSync(join(clientDir, "assets", name), "utf8")
          .trim()
          .replaceAll("</style", "<\\/style"),
      ]),
  );

const MODULE = '<script type="module" async="">';
const HELD_MODULE = '<script type="text/held-module" async="">';

// A module's imports are evaluated together with it, so it is held as a whole; its policy knows its text.
const START = `(function (preloads) {
  function start() {
    preloads.forEach(function (href) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }));
    });
    document.head.append(Object.assign(document.createElement("script"), { type: "module", text: held().text }));
  }
  function held() {
    return document.querySelector("script[type='text/held-module']");
  }
  function look() {
    if (held()) setTimeout(start);
    else requestAnimationFrame(look);
  }
  if (document.hidden) addEventListener("DOMContentLoaded", start);
  else requestAnimationFrame(look);
})`.replace(/\n +/g, "\n");

/**
 * The page with what it needs to be drawn ahead of what makes it live. Its style sheets are written into it;
 * each one's link stays behind its text, disabled: a browser does not fetch it, and what comes to life finds
 * the document that it expects. Scripts are asked for when it has been drawn.
 * Source: docs/decisions/first-paint.md.
 */
export const withPaintFirst = (html: string, sheets: Sheets): string => {
  const end = html.indexOf("</head>");
  const scripts = new Set<string>();
  const head = html
    .slice(0, Math.max(end, 0))
    .replace(SCRIPT_PRELOAD, (_, href: string) => {
      scripts.add(href);
      return "";
    })
    .replace(SHEET_LINK, (link, href: string) => {
      // The router ends some addresses with an empty fragment.
      const text = sheets.get(href.replace(/#$/, ""));
      return text === undefined
        ? link
        : `<style>${text}</style><link rel="stylesheet" href="${href}" disabled=""/>`;
    });
  const rest = html.slice(Math.max(end, 0));
  if (!rest.includes(MODULE)) return head + rest;
  const start = `<script>${START}(${JSON.stringify([...scripts])})</script>`;
  return head + start + rest.replace(MODULE, HELD_MODULE);
};
