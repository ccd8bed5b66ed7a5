import { getTransportSecurity } from "@devguild/config/transport-security";
import type { MiddlewareHandler } from "hono";

import type { AppEnv } from "./app-env.ts";

/** Sets headers on every API response so that it is never framed, sniffed or run as a page. */
export const secureHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  const transportSecurity = getTransportSecurity(c.var.config);
  if (transportSecurity) headers.set("Strict-Transport-Security", transportSecurity);
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  if (!headers.has("Cross-Origin-Resource-Policy"))
    headers.set("Cross-Origin-Resource-Policy", "same-site");
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
};
