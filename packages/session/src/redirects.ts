import { LANGUAGE } from "@devguild/schemas/product";

/** A path below the language prefix. */
export const localized = (path: string) => (path === "/" ? "/" : `/${LANGUAGE}${path}`);

/**
 * Where somebody may be sent after a login: a path of our own, which starts with one slash. Anything
 * else, such as another site or "//site", is no target. Source: docs/product/sessions.md.
 */
export const safeRedirect = (target: string | null | undefined): string | null =>
  target && /^\/(?![/\\])/.test(target) && !/\p{Cc}/u.test(target) ? target : null;

/** The login page that comes back to `path`; a redirect that the path already carries is kept. */
export const loginPath = (path: string) => {
  const [, search = ""] = path.split("?");
  const kept = new URLSearchParams(search).get("redirect");
  if (path === "/") return localized("/user/login");
  return `${localized("/user/login")}?redirect=${encodeURIComponent(kept ?? path)}`;
};
