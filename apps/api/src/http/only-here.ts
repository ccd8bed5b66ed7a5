import { isThisMachine } from "@devguild/config/configuration";
import { ACCESS_DENIED } from "@devguild/schemas/constants/problems";
import type { MiddlewareHandler } from "hono";

/**
 * Refuses requests that name another host: a page elsewhere can let its own name lead to this machine, and would then
 * read what only developers should, such as every reset link.
 */
export const onlyHere: MiddlewareHandler = (c, next) =>
  isThisMachine(c.req.url)
    ? next()
    : Promise.resolve(c.json({ message: ACCESS_DENIED, errors: {} }, 403));
