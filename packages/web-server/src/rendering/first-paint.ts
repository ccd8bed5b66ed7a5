import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { EARLY_INPUT } from "@devguild/app-shell/early-input";

import type { PageScripts } from "../content-security/page-scripts.ts";

/** The text of each stylesheet of a build, by the URL it is linked with. */
export type Stylesheets = ReadonlyMap<string, string>;

const SCRIPT_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const STYLESHEET_LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** Reads the stylesheets of a client build. */
export const readStylesheets = (clientDir: string): Stylesheets =>
  new Map(
    readdirSync(join(clientDir, "assets"))
      .filter((name) => name.endsWith(".css"))
      .map((name) => [
        `/assets/${name}`,
        // A closing tag would end the element anywhere, even inside a CSS string.
        readFileSync(join(clientDir, "assets", name), "utf8")
          .trim()
          .replaceAll("</style", "<\\/style"),
      ]),
  );

const MODULE = '<script type="module" async="">';
const DEFERRED_MODULE = '<script type="text/deferred-module" async="">';

// How long to wait if the browser never reports a paint, in ms.
const MAX_PAINT_WAIT = 3000;

// The entry module is deferred as a whole, because its imports evaluate with it; the policy knows its hash.
// Each step is a separate task, to keep slow phones responsive; libraries, half of the code, run before their
// importers. The last step loads the date formats that the first render needs, while the network is busy.
const START = `(function (preloads) {
  function start() {
    preloads.forEach(function (href) {
      if (/\\/library-/.test(href)) setTimeout(put, 0, "script", { type: "module", src: href, fetchPriority: "low" });
      else setTimeout(put, 0, "link", { rel: "modulepreload", href, fetchPriority: "low" });
    });
    setTimeout(put, 0, "script", { type: "module", text: deferred().text });
    setTimeout(function () { new Date().toLocaleDateString("en-GB"); });
  }
  function put(name, properties) {
    document.head.append(Object.assign(document.createElement(name), properties));
  }
  function deferred() {
    return document.querySelector("script[type='text/deferred-module']");
  }
  function isDrawn() {
    // A browser that keeps its times to itself is not waited for.
    return performance.getEntriesByName("first-contentful-paint").length || !performance.getEntriesByType("navigation").length;
  }
  var readAt;
  function look(now) {
    if (deferred()) readAt = readAt || now;
    if (readAt && (isDrawn() || now - readAt > ${MAX_PAINT_WAIT})) setTimeout(start);
    else requestAnimationFrame(look);
  }
  if (document.hidden) addEventListener("DOMContentLoaded", start);
  else requestAnimationFrame(look);
})`.replace(/\n +/g, "\n");

/**
 * Rewrites a public page to paint before its scripts load. Stylesheets are inlined; each link stays
 * after its text, disabled, so that it isn't fetched but hydration finds the document it expects.
 * Scripts load after the paint; input until then is recorded. Source: docs/decisions/first-paint.md.
 */
export const withPaintFirst = (
  { html, scripts: rendered }: PageScripts,
  sheets: Stylesheets,
): PageScripts => {
  const end = html.indexOf("</head>");
  const scripts = new Set<string>();
  const head = html
    .slice(0, Math.max(end, 0))
    .replace(SCRIPT_PRELOAD, (_, href: string) => {
      scripts.add(href);
      return "";
    })
    .replace(STYLESHEET_LINK, (link, href: string) => {
      // The router adds an empty fragment to some URLs.
      const text = sheets.get(href.replace(/#$/, ""));
      return text === undefined
        ? link
        : `<style>${text}</style><link rel="stylesheet" href="${href}" disabled=""/>`;
    });
  const rest = html.slice(Math.max(end, 0));
  if (!rest.includes(MODULE)) return { html: head + rest, scripts: rendered };
  const start = `${EARLY_INPUT};${START}(${JSON.stringify([...scripts])})`;
  return {
    html: `${head}<script>${start}</script>${rest.replace(MODULE, DEFERRED_MODULE)}`,
    scripts: [...rendered, start],
  };
};
