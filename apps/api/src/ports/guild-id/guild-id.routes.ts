import type { Configuration } from "@devguild/config/configuration";
import { GUILD_ID_PATH } from "@devguild/config/oauth";
import { requiredText } from "@devguild/schemas/fields";
import { email } from "@devguild/schemas/identity";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import { z } from "zod";

import type { AppEnv } from "../../http/app-env.ts";
import { notFound } from "../../http/problems.ts";
import type { createIssuer, Exchange } from "./issuer.ts";
import { buildPagePolicy, logInPage, problemPage } from "./log-in-page.ts";
import { MADE_UP_PEOPLE } from "./people.ts";

const BODY_LIMIT = 16 * 1024;
const MAX_NAME = 100;
const EXPIRED = "This page has expired, or the login was started in another browser.";

const typedPerson = z.object({
  name: requiredText(MAX_NAME),
  email,
  verified: z
    .string()
    .optional()
    .transform((value) => value !== undefined),
});

const toText = (value: unknown) => (typeof value === "string" ? value : "");

const getExchange = ({ env: { incoming, outgoing } }: Context<AppEnv>): Exchange =>
  incoming && outgoing ? { incoming, outgoing } : notFound();

/**
 * Serves Guild ID, a small OpenID Connect issuer, so that anyone can try logging in with a provider.
 * Never in production: it lets people log in as anyone. Source: docs/product/other-logins.md.
 */
export const guildIdRoutes = (config: Configuration, log: Logger) => {
  const { site } = config.urls;
  const policy = buildPagePolicy(site);
  let loading: ReturnType<typeof createIssuer> | undefined;
  // Its package isn't loaded before someone needs it.
  const loadIssuer = () =>
    (loading ??= import("./issuer.ts").then(({ createIssuer }) => createIssuer(config, log)));

  const showExpired = (c: Context<AppEnv>) => c.html(problemPage(EXPIRED, site), 410);

  return new Hono<AppEnv>()
    .use("/log-in/*", async (c, next) => {
      c.header("Content-Security-Policy", policy);
      await next();
    })
    .get("/log-in/:uid", async (c) => {
      const issuer = await loadIssuer();
      if (!(await issuer.isWaiting(getExchange(c)))) return showExpired(c);
      return c.html(logInPage());
    })
    .post("/log-in/:uid", bodyLimit({ maxSize: BODY_LIMIT }), async (c) => {
      const exchange = getExchange(c);
      const form = await c.req.parseBody();
      const issuer = await loadIssuer();
      const proceed = (url: string | null) =>
        url === null ? showExpired(c) : c.redirect(url, 303);
      if ("cancel" in form) return proceed(await issuer.cancel(exchange));
      const chosen = MADE_UP_PEOPLE.find((person) => person.email === form["person"]);
      if (chosen) return proceed(await issuer.logIn(exchange, chosen));
      const typed = typedPerson.safeParse(form);
      if (typed.success) return proceed(await issuer.logIn(exchange, typed.data));
      const again = {
        name: toText(form["name"]),
        email: toText(form["email"]),
        verified: "verified" in form,
        errors: z.flattenError(typed.error).fieldErrors,
      };
      return c.html(logInPage(again), 422);
    })
    .all("/*", async (c) => {
      const exchange = getExchange(c);
      const { pathname, search } = new URL(c.req.url);
      const issuer = await loadIssuer();
      const path = pathname.slice(GUILD_ID_PATH.length) || "/";
      await issuer.respond(exchange, path + search);
      return RESPONSE_ALREADY_SENT;
    });
};
