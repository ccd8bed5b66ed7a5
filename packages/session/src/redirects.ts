import { LANGUAGE } from "@devguild/schemas/product";

/** Adds the language prefix to a path. */
export const localized = (path: string) => (path === "/" ? "/" : `/${LANGUAGE}${path}`);

// A Location header can't contain other characters. Nothing else is normalised: "/..//site" would become "//site".
const toAscii = (path: string) => path.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/**
 * Returns a redirect target if it is safe: a path of our own, which starts with a single slash.
 * Anything else, such as another site or "//site", returns null. Source: docs/product/sessions.md.
 */
export const safeRedirect = (target: string | null | undefined): string | null =>
  target && /^\/(?![/\\])/.test(target) && !/\p{Cc}/u.test(target) ? toAscii(target) : null;

/**
 * Returns the login path that comes back to `path`; a redirect already in the path is preserved.
 */
export const loginPath = (path: string) => {
  const [, search = ""] = path.split("?");
  const existing = new URLSearchParams(search).get("redirect");
  if (path === "/") return localized("/user/login");
  return `${localized("/user/login")}?redirect=${encodeURIComponent(existing ?? path)}`;
};
