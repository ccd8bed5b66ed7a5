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

/**
 * The page with what it needs to be drawn ahead of what makes it live. Its style sheets are written into it;
 * each one's link stays behind its text, disabled: a browser does not fetch it, and what comes to life finds
 * the document that it expects. Scripts are asked for after them, and below pictures.
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
  const preloads = [...scripts].map(
    (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low"/>`,
  );
  return head + preloads.join("") + html.slice(Math.max(end, 0));
};
