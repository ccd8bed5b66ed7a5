import { API_BASE } from "@devguild/schemas/addresses";
import { isRouteErrorResponse } from "react-router";

import { getOwner } from "../apps/apps.ts";

const MAX_PER_PAGE = 10;
// The router's message for an error on the server, which the server has reported already.
const FROM_SERVER = "Unexpected Server Error";

const reported = new Set<string>();

/**
 * Reports an error in this browser to our server, which forwards it to the error collector only if
 * the visitor consented. The same error is reported once per page.
 */
export const reportError = (failure: unknown) => {
  if (isRouteErrorResponse(failure)) return;
  const { name, message, stack } = failure instanceof Error ? failure : new Error(String(failure));
  const key = `${name}: ${message}`;
  if (message === FROM_SERVER || reported.has(key) || reported.size >= MAX_PER_PAGE) return;
  reported.add(key);
  void fetch(`${API_BASE}/error-reports`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      app: getOwner(location.pathname),
      name: name.slice(0, 100),
      message: message.slice(0, 2000),
      stack: stack?.slice(0, 20_000) ?? null,
      page: location.pathname.slice(0, 2000),
    }),
    keepalive: true,
  }).catch(() => undefined);
};
