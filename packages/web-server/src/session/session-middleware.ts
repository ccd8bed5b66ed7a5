import { createApi } from "@devguild/api-client/api";
import { API_BASE } from "@devguild/schemas/addresses";
import { SESSION_COOKIE } from "@devguild/schemas/product";
import { currentUserOptions } from "@devguild/session/current-user";
import { findGate } from "@devguild/session/gates";
import { apiContext, userContext } from "@devguild/session/request-context";
import { type MiddlewareFunction, redirect } from "react-router";

import { webConfig } from "../web-config.ts";

const getCookie = (request: Request, name: string) =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.get("Cookie") ?? "")?.[1];

// A path with invalid percent encoding is left as it is.
const decodePath = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/**
 * Runs before every navigation: sets the API client and the user, and applies the gates, which may
 * redirect.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const token = getCookie(request, webConfig.cookiePrefix + SESSION_COOKIE);
  const forwarded = request.headers.get("X-Forwarded-For");
  const api = createApi({
    base: webConfig.apiInternalUrl + API_BASE,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(forwarded && { "X-Forwarded-For": forwarded }),
      "User-Agent": request.headers.get("User-Agent") ?? "",
    },
  });
  const user = token ? await currentUserOptions(api.identity.me).queryFn() : null;
  context.set(apiContext, api);
  context.set(userContext, user);

  const target = findGate({ path: decodePath(url.pathname), search: url.search }, user, new Date());
  if (target) throw redirect(target);
  return next();
};
