import { isIP } from "node:net";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

import type { AppEnv } from "./app-env.ts";

const plain = (address: string) => address.replace(/^::ffff:/i, "");

/**
 * Returns the visitor's address: the connection's own, or the nearest one in X-Forwarded-For that isn't
 * a trusted proxy. Trusting anyone else would let them dodge throttling, or throttle others.
 * Source: docs/product/sessions.md.
 */
export const forwardedAddress = (
  connection: string,
  forwarded: string | undefined,
  trusted: readonly string[],
) => {
  const hops = [
    ...(forwarded?.split(",").map((hop) => plain(hop.trim())) ?? []),
    plain(connection),
  ];
  const nearest = hops.findLast((hop) => !trusted.includes(hop)) ?? hops[0] ?? "";
  return isIP(nearest) ? nearest : plain(connection);
};

/** Returns the address of the visitor who sent a request. */
export const getClientAddress = (c: Context<AppEnv>) => {
  // In-process requests, as in tests, have no connection.
  const connection = c.env?.incoming ? (getConnInfo(c).remote.address ?? "") : "127.0.0.1";
  return forwardedAddress(connection, c.req.header("X-Forwarded-For"), c.var.config.trustedProxies);
};
