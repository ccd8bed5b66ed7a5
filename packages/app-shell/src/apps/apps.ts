import { LANGUAGE } from "@devguild/schemas/product";

/** The three web apps. They share one URL space; each path belongs to one of them. */
export type App = "site" | "company" | "admin";

export type AppUrls = Record<App, string>;

const below = (path: string, area: string) => path === area || path.startsWith(`${area}/`);

/** Returns the app that serves a path: the portal's, the back office's, or else the site. */
export const getOwner = (path: string): App => {
  const inner = path.replace(/^\/[a-z]{2}(?=\/|$)/, "");
  if (inner === "/company-dashboard" || below(inner, "/company")) return "company";
  if (below(inner, "/admin")) return "admin";
  return "site";
};

/**
 * Turns a path into a link from `app`: relative within that app, absolute if another app serves it.
 */
export const hrefFrom = (app: App, urls: AppUrls, path: string) => {
  const owner = getOwner(path.replace(/[?#].*/, ""));
  return owner === app ? path : urls[owner] + path;
};

/** Returns the home path of an account with its language prefix. */
export const homePath = (home: { url: string }) =>
  home.url === "/" || home.url === "" ? "/" : `/${LANGUAGE}${home.url}`;
