import { LANGUAGE } from "@devguild/schemas/product";

/** The three web apps; one address space, each path belongs to one of them. */
export type App = "site" | "company" | "admin";

export type AppUrls = Record<App, string>;

const below = (path: string, area: string) => path === area || path.startsWith(`${area}/`);

/** The app that a path names: the portal's, the back office's, and all else the site's. */
export const getOwner = (path: string): App => {
  const inner = path.replace(/^\/[a-z]{2}(?=\/|$)/, "");
  if (inner === "/company-dashboard" || below(inner, "/company")) return "company";
  if (below(inner, "/admin")) return "admin";
  return "site";
};

/** A path as a link of one app: as it is within that app, absolute where another app serves it. */
export const hrefFrom = (app: App, urls: AppUrls, path: string) => {
  const owner = getOwner(path.split("?")[0] ?? path);
  return owner === app ? path : urls[owner] + path;
};

/** The home of an account with its language prefix. */
export const homePath = (home: { url: string }) =>
  home.url === "/" || home.url === "" ? "/" : `/${LANGUAGE}${home.url}`;
