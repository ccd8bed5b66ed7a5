import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { EARLY_INPUT } from "@devguild/app-shell/early-input";

/** The text of each style sheet of a build, under the address it is linked by. */
export type Stylesheets = ReadonlyMap<string, string>;

const SCRIPT_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** Reads the style sheets of a client build. */
export const readStylesheets = (clientDir: string): Stylesheets =>
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
const DEFERRED_MODULE = '<script type="text/held-module" async="">';

// Of a paint that no browser tells of, in ms.
const MOST_WAITING = 3000;

// A module's imports are evaluated together with it, so it is held as a whole; its policy knows its text.
// Each step is a task of its own, for together they keep a slow phone from answering; the libraries, half of what
// is evaluated, run before whoever imports them. The last one reads in how a language writes numbers and days, which
// whatever comes first has to wait for, while nothing else can be done.
const START = `(function (preloads) {
  function start() {
    preloads.forEach(function (href) {
      if (/\\/library-/.test(href)) setTimeout(put, 0, "script", { type: "module", src: href, fetchPriority: "low" });
      else setTimeout(put, 0, "link", { rel: "modulepreload", href, fetchPriority: "low" });
    });
    setTimeout(put, 0, "script", { type: "module", text: held().text });
    setTimeout(function () { new Date().toLocaleDateString("en-GB"); });
  }
  function put(name, properties) {
    document.head.append(Object.assign(document.createElement(name), properties));
  }
  function held() {
    return document.querySelector("script[type='text/held-module']");
  }
  function isDrawn() {
    // A browser that keeps its times to itself is not waited for.
    return performance.getEntriesByName("first-contentful-paint").length || !performance.getEntriesByType("navigation").length;
  }
  var readAt;
  function look(now) {
    if (held()) readAt = readAt || now;
    if (readAt && (isDrawn() || now - readAt > ${MOST_WAITING})) setTimeout(start);
    else requestAnimationFrame(look);
  }
  if (document.hidden) addEventListener("DOMContentLoaded", start);
  else requestAnimationFrame(look);
})`.replace(/\n +/g, "\n");

/**
 * A public page with what it needs to be drawn ahead of what makes it live. Its style sheets are written into
 * it; each one's link stays behind its text, disabled: a browser does not fetch it, and what comes to life finds
 * the document that it expects. Scripts are asked for when it has been drawn; what is done until then is noted.
 * Source: docs/decisions/first-paint.md.
 */
export const withPaintFirst = (html: string, sheets: Stylesheets): string => {
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
  const start = `<script>${EARLY_INPUT};${START}(${JSON.stringify([...scripts])})</script>`;
  return head + start + rest.replace(MODULE, DEFERRED_MODULE);
};
