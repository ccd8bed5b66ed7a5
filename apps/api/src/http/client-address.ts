import { BlockList, isIP } from "node:net";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

import type { AppEnv } from "./app-env.ts";

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

// Some proxies add the port, and a socket for both families writes IPv4 as IPv6.
const plain = (address: string) => {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  return (ipv6 ?? ipv4 ?? address).replace(/^::ffff:(?=[\d.]+$)/i, "");
};

const toFamily = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

const buildList = (trusted: readonly string[]) => {
  const list = new BlockList();
  for (const entry of trusted) {
    const [address = "", length] = entry.split("/");
    if (length === undefined) list.addAddress(address, toFamily(address));
    else list.addSubnet(address, Number(length), toFamily(address));
  }
  return list;
};

// By the configuration's own list, which never changes.
const lists = new WeakMap<readonly string[], BlockList>();

const isTrusted = (trusted: readonly string[], hop: string) => {
  const list = lists.get(trusted) ?? buildList(trusted);
  lists.set(trusted, list);
  return isIP(hop) > 0 && list.check(hop, toFamily(hop));
};

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
  const nearest = hops.findLast((hop) => !isTrusted(trusted, hop)) ?? hops[0] ?? "";
  return isIP(nearest) ? nearest : plain(connection);
};

/** Returns the address of the visitor who sent a request. */
export const getClientAddress = (c: Context<AppEnv>) => {
  // In-process requests, as in tests, have no connection.
  const connection = c.env?.incoming ? (getConnInfo(c).remote.address ?? "") : "127.0.0.1";
  return forwardedAddress(connection, c.req.header("X-Forwarded-For"), c.var.config.trustedProxies);
};
