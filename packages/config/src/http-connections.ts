import type { Server } from "node:http";

/**
 * How long our servers keep an idle connection. Longer than the proxies in front of them (usually 60 s):
 * the side that closes first must be the one that sends, or a request meets a closing connection.
 */
export const KEEP_ALIVE_TIMEOUT_MS = 75_000;

/** Accepts no more requests, and closes each connection as soon as its request is answered. */
export const closeServer = (server: Server) =>
  new Promise<void>((closed) => {
    // Counts for connections that become idle from now on.
    server.keepAliveTimeout = 1;
    server.close(() => closed());
    server.closeIdleConnections();
  });
