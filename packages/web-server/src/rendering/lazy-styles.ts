import type { PageScripts } from "../content-security/page-scripts.ts";
import type { Stylesheets } from "./first-paint.ts";

const STYLESHEET_LINK = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;
const CLASS_LIST = / class="([^"]+)"/g;
const CLASS_SELECTOR = /\.([a-z_][\w-]*)/gi;

const listClasses = (text: string) => [...text.matchAll(CLASS_SELECTOR)].map(([, name]) => name);

/**
 * Adds the stylesheets of lazy parts that a page shows. A page links those of its routes; those of a lazy part would
 * only come with its script, and until then, or without scripts, it would be unstyled.
 */
export const withLazyStyles = (
  { html, scripts }: PageScripts,
  sheets: Stylesheets,
): PageScripts => {
  const end = html.indexOf("</head>");
  if (end < 0) return { html, scripts };
  const styled = new Set(
    [...html.slice(0, end).matchAll(STYLESHEET_LINK)].flatMap(([, href = ""]) =>
      listClasses(sheets.get(href) ?? ""),
    ),
  );
  const shown = [...html.slice(end).matchAll(CLASS_LIST)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  let styles = "";
  for (const text of sheets.values()) {
    const classes = new Set(listClasses(text));
    if (!shown.some((name) => classes.has(name) && !styled.has(name))) continue;
    styles += `<style>${text}</style>`;
    for (const name of classes) styled.add(name);
  }
  return { html: html.slice(0, end) + styles + html.slice(end), scripts };
};
