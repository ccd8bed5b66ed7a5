import { MESSAGES } from "@devguild/schemas/constants/identity";
import { Hono } from "hono";

import type { AppEnv } from "../../http/app-env.ts";
import { invalid } from "../../http/problems.ts";
import { unsubscribePaths } from "./alert-links.policy.ts";
import { endSubscription } from "./subscriptions.commands.ts";

/**
 * The address in a mail's List-Unsubscribe header (RFC 8058). Mail programs post to it, from anywhere
 * and with neither cookie nor origin: the token in the address is what allows it. Programs that only
 * know how to open an address are led to the page, which asks for a click.
 */
export const oneClickRoutes = new Hono<AppEnv>()
  .get("/:token{[\\w.-]+}", (c) =>
    c.redirect(c.var.config.urls.site + unsubscribePaths(c.req.param("token")).page, 302),
  )
  .post("/:token{[\\w.-]+}", async (c) => {
    const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
    if (form["List-Unsubscribe"] !== "One-Click") invalid({ token: MESSAGES.tokenInvalid });
    await endSubscription(c.var.db, c.var.config.secret, c.req.param("token"));
    return c.body(null, 200);
  });
