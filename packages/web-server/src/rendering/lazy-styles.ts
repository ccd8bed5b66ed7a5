import type { PageScripts } from "../content-security/page-scripts.ts";
import type { Stylesheets } from "./first-paint.ts";

const STYLESHEET_LINK = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;
const CLASS_LIST = / class="([^"]+)"/g;
const CLASS_SELECTOR = /\.([a-z_][\w-]*)/gi;

const listClasses = (text: string) => [...text.matchAll(CLASS_SELECTOR)].map(([, name]) => name);

/**
 * Returns how a page gets the stylesheets of the lazy parts that it shows. A page links those of its routes; those of a
 * lazy part would only come with its script, and until then, or without scripts, it would be unstyled.
 */
export const lazyStyles = (sheets: Stylesheets) => {
  const classes = new Map([...sheets].map(([href, text]) => [href, new Set(listClasses(text))]));
  return ({ html, scripts }: PageScripts): PageScripts => {
    const end = html.indexOf("</head>");
    if (end < 0) return { html, scripts };
    const styled = [...html.slice(0, end).matchAll(STYLESHEET_LINK)].flatMap(
      ([, href = ""]) => classes.get(href) ?? [],
    );
    const shown = new Set<string | undefined>(
      [...html.slice(end).matchAll(CLASS_LIST)].flatMap(([, names = ""]) => names.split(" ")),
    );
    const missing = new Set([...shown].filter((name) => !styled.some((each) => each.has(name))));
    let styles = "";
    for (const [href, names] of classes) {
      if (![...missing].some((name) => names.has(name))) continue;
      styles += `<style>${sheets.get(href)}</style>`;
      for (const name of names) missing.delete(name);
    }
    return { html: html.slice(0, end) + styles + html.slice(end), scripts };
  };
};
