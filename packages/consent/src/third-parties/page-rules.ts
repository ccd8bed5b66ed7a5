import type { ThirdParty } from "@devguild/schemas/constants/third-parties";

const below = (path: string, area: string) => path === area || path.startsWith(`${area}/`);

/** The pages for companies; those of the portal are no pages of the site. */
const BUSINESS_AREAS = [
  "/business",
  "/hire-developers",
  "/developer-recruiting-membership",
  "/talent-marketing-membership",
  "/product-marketing-membership",
  "/recruiting-services",
  "/event-partnerships",
];

// Lists and what they lead to are what most people come for, and ask for no place.
const WITHOUT_MAPS = [
  /^\/jobs(?:\/(?!\d+\/preview$)|$)/,
  /^\/companies(?:\/|$)/,
  /^\/magazine(?:\/|$)/,
  /^\/videos(?:\/|$)/,
];

// The addresses of these hold what opens an account or confirms something, and scripts read addresses.
const SECRET_PAGES = [/^\/login$/, /^\/user\/(?!profile$)/, /^\/alerts\//, /\/place$/];
const SECRET_PARAMS = ["token", "code", "state"];

const RULES: Record<ThirdParty, (path: string) => boolean> = {
  chat: () => true,
  "tag-manager": () => true,
  "session-recording": () => true,
  marketing: (path) => BUSINESS_AREAS.some((area) => below(path, area)),
  maps: (path) => !WITHOUT_MAPS.some((pattern) => pattern.test(path)),
};

const pathOf = (pathname: string) =>
  pathname.replace(/^\/[a-z]{2}(?=\/|$)/, "").replace(/\/+$/, "");

/** Whether a page's address opens something, so that nothing of others may load there. */
export const opensSomething = (pathname: string, search: string) => {
  const path = pathOf(pathname);
  const params = new URLSearchParams(search);
  return (
    SECRET_PAGES.some((pattern) => pattern.test(path)) ||
    SECRET_PARAMS.some((name) => params.has(name))
  );
};

/** Whether a service of others may load on a page of the site. Source: docs/product/consent.md. */
export const belongsOn = (service: ThirdParty, pathname: string, search: string) =>
  !opensSomething(pathname, search) && RULES[service](pathOf(pathname));
