import type { MiddlewareHandler } from "hono";

import { notYet } from "./problems.ts";

/**
 * Throws 503 at once for reads beyond `max` at a time: they would wait longer than anyone does. Writes
 * are not counted, as a slow sender would occupy a place until its body has arrived.
 */
export const boundReads = (max: number): MiddlewareHandler => {
  let running = 0;
  return async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    if (running >= max) notYet();
    running += 1;
    try {
      await next();
    } finally {
      running -= 1;
    }
  };
};
