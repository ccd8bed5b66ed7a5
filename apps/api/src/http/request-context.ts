import {
  BROWSER_COOKIE,
  KNOWN_BROWSER_COOKIE,
  SESSION_COOKIE,
  SIGN_UP_COOKIE,
} from "@devguild/schemas/product";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import {
  addKnownBrowser,
  findKnownBrowser,
  KNOWN_BROWSER_LIFETIME_S,
} from "../modules/sessions/known-browsers.policy.ts";
import {
  hasSignedUp,
  markSignUp,
  SIGN_UP_BROWSER_LIFETIME_S,
} from "../modules/sessions/sign-up-browser.policy.ts";
import type { AppEnv } from "./app-env.ts";
import type { RequestContext } from "./call.ts";
import { getClientAddress } from "./client-address.ts";
import { reportWebFailure } from "./report-failure.ts";

/** Creates the handler's view of the request in `c`: what it may read and set. */
export const createRequestContext = (c: Context<AppEnv>): RequestContext => {
  const { config } = c.var;
  const named = (name: string) => config.cookiePrefix + name;
  const cookie = {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: config.urls.site.startsWith("https:"),
    domain: config.cookieDomain,
  } as const;
  const knownBrowsers = getCookie(c, named(KNOWN_BROWSER_COOKIE));
  const setKnownBrowser = (userId: number) =>
    setCookie(
      c,
      named(KNOWN_BROWSER_COOKIE),
      addKnownBrowser(config.secret, knownBrowsers, userId),
      {
        ...cookie,
        maxAge: KNOWN_BROWSER_LIFETIME_S,
      },
    );
  return {
    address: getClientAddress(c),
    userAgent: (c.req.header("User-Agent") ?? "").slice(0, 500),
    setSession: ({ token, maxAge, userId }) => {
      setCookie(c, named(SESSION_COOKIE), token, { ...cookie, maxAge });
      setKnownBrowser(userId);
    },
    setKnownBrowser,
    knownBrowser: (userId) => findKnownBrowser(config.secret, knownBrowsers, userId),
    markSignUp: (email) =>
      setCookie(c, named(SIGN_UP_COOKIE), markSignUp(config.secret, email), {
        ...cookie,
        maxAge: SIGN_UP_BROWSER_LIFETIME_S,
      }),
    hasSignedUp: (email) => hasSignedUp(config.secret, getCookie(c, named(SIGN_UP_COOKIE)), email),
    bindBrowser: (secret, maxAge) =>
      setCookie(c, named(BROWSER_COOKIE), secret, { ...cookie, maxAge }),
    browserSecret: () => getCookie(c, named(BROWSER_COOKIE)),
    reportError: (failure) => reportWebFailure(c, failure),
    clearSession: () => deleteCookie(c, named(SESSION_COOKIE), cookie),
  };
};
