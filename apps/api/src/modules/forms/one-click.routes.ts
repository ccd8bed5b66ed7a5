import { MESSAGES } from "@devguild/schemas/constants/identity";
import { Hono } from "hono";

import type { AppEnv } from "../../http/app-env.ts";
import { invalid } from "../../http/problems.ts";
import { unsubscribePaths } from "./newsletter-links.policy.ts";
import { unsubscribeFromNewsletter } from "./newsletters.commands.ts";

/** The List-Unsubscribe address of newsletters (RFC 8058), like that of job alerts. */
export const newsletterOneClickRoutes = new Hono<AppEnv>()
  .get("/:token{[\\w.-]+}", (c) =>
    c.redirect(c.var.config.urls.site + unsubscribePaths(c.req.param("token")).page, 302),
  )
  .post("/:token{[\\w.-]+}", async (c) => {
    const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
    if (form["List-Unsubscribe"] !== "One-Click") invalid({ token: MESSAGES.tokenInvalid });
    await unsubscribeFromNewsletter(c.var.db, c.var.config.secret, c.req.param("token"));
    return c.body(null, 200);
  });
