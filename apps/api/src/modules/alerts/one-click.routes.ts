import { MESSAGES } from "@devguild/schemas/constants/identity";
import { Hono } from "hono";

import type { AppEnv } from "../../http/app-env.ts";
import { invalid } from "../../http/problems.ts";
import { unsubscribePaths } from "./alert-links.policy.ts";
import { unsubscribeByLink } from "./subscriptions.commands.ts";

/**
 * The List-Unsubscribe address of an email (RFC 8058). Mail clients post to it from anywhere, without
 * cookie or origin; the token in the URL is the authorisation. Clients that can only open the URL are
 * redirected to the page with a button.
 */
export const oneClickRoutes = new Hono<AppEnv>()
  .get("/:token{[\\w.-]+}", (c) =>
    c.redirect(c.var.config.urls.site + unsubscribePaths(c.req.param("token")).page, 302),
  )
  .post("/:token{[\\w.-]+}", async (c) => {
    const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
    if (form["List-Unsubscribe"] !== "One-Click") invalid({ token: MESSAGES.tokenInvalid });
    await unsubscribeByLink(c.var.db, c.var.config.secret, c.req.param("token"));
    return c.body(null, 200);
  });
