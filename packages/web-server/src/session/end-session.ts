import { ApiError } from "@devguild/api-client/api-error";
import { SESSION_COOKIE } from "@devguild/schemas/product";
import { apiContext } from "@devguild/session/request-context";
import type { RouterContextProvider } from "react-router";

import { webConfig } from "../web-config.ts";

/** Ends the request's session; the returned headers delete the browser's cookie. */
export const endSession = async (context: Readonly<RouterContextProvider>): Promise<Headers> => {
  try {
    await context.get(apiContext).identity.logOut.call();
  } catch (error) {
    // A session that has already ended is fine.
    if (!(error instanceof ApiError)) throw error;
  }
  const { cookieDomain, cookiePrefix, urls } = webConfig;
  const domain = cookieDomain ? `; Domain=${cookieDomain}` : "";
  const secure = urls.site.startsWith("https:") ? "; Secure" : "";
  return new Headers({
    "Set-Cookie": `${cookiePrefix}${SESSION_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${domain}${secure}`,
  });
};
