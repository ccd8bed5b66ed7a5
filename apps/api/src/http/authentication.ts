import type { Access } from "@devguild/contract/endpoint";
import { SESSION_COOKIE } from "@devguild/schemas/product";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";

import { touchSession } from "../modules/sessions/sessions.commands.ts";
import { findViewer } from "../modules/sessions/sessions.queries.ts";
import type { AppEnv } from "./app-env.ts";
import { Problem } from "./problems.ts";
import { createRequestContext } from "./request-context.ts";
import type { Viewer } from "./viewer.ts";

const bearerOf = (c: Context) => /^Bearer (\S+)$/.exec(c.req.header("Authorization") ?? "")?.[1];

/**
 * Who calls, by bearer token or cookie. A token that is no longer valid makes its sender a guest;
 * a stale cookie is cleared, so that a public page does not fail for someone once logged in.
 */
export const findRequestViewer = async (c: Context<AppEnv>): Promise<Viewer | null> => {
  const bearer = bearerOf(c);
  const cookie = bearer ? undefined : getCookie(c, SESSION_COOKIE);
  const token = bearer ?? cookie;
  if (!token) return null;
  const viewer = await findViewer(c.var.db, token);
  if (viewer) await touchSession(c.var.db, viewer.sessionId, viewer.sessionUsedAt);
  else if (cookie) createRequestContext(c).clearSession();
  return viewer;
};

/**
 * Refuses a write that one of our own pages did not make, where a cookie could have come along by
 * itself; what only admins may do must come from the back office. A bearer token never does, and a
 * client that is no browser sends neither cookie nor origin. Source: docs/product/sessions.md.
 */
export const requireOrigin = (c: Context<AppEnv>, access: Access, viewer: Viewer | null) => {
  if (bearerOf(c)) return;
  const origin = c.req.header("Origin");
  if (origin === undefined && !viewer) return;
  const { site, company, admin } = c.var.config.urls;
  const adminOnly = access !== "anyone" && access.every((rule) => rule.as === "admin");
  const allowed = adminOnly ? [admin] : [site, company, admin];
  if (!allowed.includes(origin ?? ""))
    throw new Problem("forbidden", "This request did not come from one of our pages.", {
      code: "foreign_origin",
    });
};
