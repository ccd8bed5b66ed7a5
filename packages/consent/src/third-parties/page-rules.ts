import type { ThirdParty } from "@devguild/schemas/constants/third-parties";

const isBelow = (path: string, area: string) => path === area || path.startsWith(`${area}/`);

/** The site's pages for companies. The portal is not part of the site. */
const BUSINESS_AREAS = [
  "/business",
  "/hire-developers",
  "/developer-recruiting-membership",
  "/talent-marketing-membership",
  "/product-marketing-membership",
  "/recruiting-services",
  "/event-partnerships",
];

// Most visits are to lists and their detail pages, which have no city field.
const WITHOUT_MAPS = [
  /^\/jobs(?:\/(?!\d+\/preview$)|$)/,
  /^\/companies(?:\/|$)/,
  /^\/magazine(?:\/|$)/,
  /^\/videos(?:\/|$)/,
];

// These URLs contain tokens that open an account or confirm something, and scripts can read URLs.
const SECRET_PAGES = [/^\/login$/, /^\/user\/(?!profile$)/, /^\/alerts\//, /\/place$/];
const SECRET_PARAMS = ["token", "code", "state"];

const RULES: Record<ThirdParty, (path: string) => boolean> = {
  chat: () => true,
  "tag-manager": () => true,
  "session-recording": () => true,
  marketing: (path) => BUSINESS_AREAS.some((area) => isBelow(path, area)),
  maps: (path) => !WITHOUT_MAPS.some((pattern) => pattern.test(path)),
};

const toPlainPath = (pathname: string) =>
  pathname.replace(/^\/[a-z]{2}(?=\/|$)/, "").replace(/\/+$/, "");

/**
 * Returns whether a page's URL grants access to something, so that nothing third-party may load.
 */
export const opensSomething = (pathname: string, search: string) => {
  const path = toPlainPath(pathname);
  const params = new URLSearchParams(search);
  return (
    SECRET_PAGES.some((pattern) => pattern.test(path)) ||
    SECRET_PARAMS.some((name) => params.has(name))
  );
};

/**
 * Returns whether a third-party service may load on a page of the site. Source:
 * docs/product/consent.md.
 */
export const belongsOn = (service: ThirdParty, pathname: string, search: string) =>
  !opensSomething(pathname, search) && RULES[service](toPlainPath(pathname));
