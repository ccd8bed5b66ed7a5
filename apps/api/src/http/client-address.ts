import { isIP } from "node:net";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

import type { AppEnv } from "./app-env.ts";

const plain = (address: string) => address.replace(/^::ffff:/i, "");

/**
 * The visitor's address: that of the connection, or the nearest one in X-Forwarded-For that is not
 * itself a trusted proxy. Nobody else is believed, or anyone could throttle or dodge as they like.
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

/** The visitor's address of a request. */
export const getClientAddress = (c: Context<AppEnv>) => {
  // Requests made in process, as tests do, come over no connection.
  const connection = c.env?.incoming ? (getConnInfo(c).remote.address ?? "") : "127.0.0.1";
  return forwardedAddress(connection, c.req.header("X-Forwarded-For"), c.var.config.trustedProxies);
};
