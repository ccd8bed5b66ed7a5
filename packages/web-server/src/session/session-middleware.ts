import { createApi } from "@devguild/api-client/api";
import { API_BASE } from "@devguild/schemas/addresses";
import { SESSION_COOKIE } from "@devguild/schemas/product";
import { currentUserOptions } from "@devguild/session/current-user";
import { findGate } from "@devguild/session/gates";
import { apiContext, userContext } from "@devguild/session/request-context";
import { type MiddlewareFunction, redirect } from "react-router";

import { webConfig } from "../web-config.ts";

const cookieOf = (request: Request, name: string) =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.get("Cookie") ?? "")?.[1];

// A path whose percent signs make no sense is taken as it stands.
const readable = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/**
 * The first thing that every navigation passes: who it is, the API as that visitor sees it, and the
 * gates that send somebody elsewhere.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const token = cookieOf(request, SESSION_COOKIE);
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

  const target = findGate({ path: readable(url.pathname), search: url.search }, user, new Date());
  if (target) throw redirect(target);
  return next();
};
