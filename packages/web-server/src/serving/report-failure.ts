import { getOwner } from "@devguild/app-shell/apps";
import { getServerKey, SERVER_KEY_HEADER } from "@devguild/config/server-key";
import { API_BASE } from "@devguild/schemas/addresses";
import { isRouteErrorResponse } from "react-router";

import { webConfig } from "../web-config.ts";

// Identity and consent of the visitor; never what they sent.
const FORWARDED_HEADERS = ["Cookie", "Sec-GPC", "X-Forwarded-For"];

/**
 * Logs an error on this server and reports it to the API, which forwards it to the error collector.
 * Responses that a loader throws on purpose, such as 404, are not errors.
 */
export const reportFailure = (failure: unknown, request: Request): void => {
  if (request.signal.aborted || isRouteErrorResponse(failure) || failure instanceof Response)
    return;
  const { name, message, stack } = failure instanceof Error ? failure : new Error(String(failure));
  process.stderr.write(`${stack ?? `${name}: ${message}`}\n`);
  const { pathname } = new URL(request.url);
  const app = getOwner(pathname);
  const headers = new Headers({
    "Content-Type": "application/json",
    Origin: webConfig.urls[app],
    [SERVER_KEY_HEADER]: getServerKey(webConfig.secret),
  });
  for (const each of FORWARDED_HEADERS) {
    const value = request.headers.get(each);
    if (value) headers.set(each, value);
  }
  void fetch(`${webConfig.apiInternalUrl}${API_BASE}/error-reports`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      app,
      name: name.slice(0, 100),
      message: message.slice(0, 2000),
      stack: stack?.slice(0, 20_000) ?? null,
      page: pathname.slice(0, 2000),
    }),
  }).catch(() => undefined);
};
