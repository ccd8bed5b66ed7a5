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

const getBearerToken = (c: Context) =>
  /^Bearer (\S+)$/.exec(c.req.header("Authorization") ?? "")?.[1];

/**
 * Finds the viewer by bearer token or cookie. An expired token makes the caller a guest; a stale cookie
 * is cleared, so that public pages don't fail for someone who used to be logged in.
 */
export const findRequestViewer = async (c: Context<AppEnv>): Promise<Viewer | null> => {
  const bearer = getBearerToken(c);
  const cookie = bearer ? undefined : getCookie(c, c.var.config.cookiePrefix + SESSION_COOKIE);
  const token = bearer ?? cookie;
  if (!token) return null;
  const viewer = await findViewer(c.var.db, token);
  if (viewer) await touchSession(c.var.db, viewer.sessionId, viewer.sessionUsedAt);
  else if (cookie) createRequestContext(c).clearSession();
  return viewer;
};

/**
 * Rejects writes that didn't come from one of our own pages, since a browser sends the session cookie
 * automatically; admin-only calls must come from the back office. Requests with a bearer token, or with
 * neither cookie nor origin (not a browser), pass. Source: docs/product/sessions.md.
 */
export const requireOrigin = (c: Context<AppEnv>, access: Access, viewer: Viewer | null) => {
  if (getBearerToken(c)) return;
  const origin = c.req.header("Origin");
  if (origin === undefined && !viewer) return;
  const { site, company, admin } = c.var.config.urls;
  const adminOnly = access !== "anyone" && access.every((rule) => rule.as === "admin");
  const allowed = adminOnly ? [admin] : [site, company, admin];
  if (!allowed.includes(origin ?? ""))
    throw new Problem("forbidden", "This request didn’t come from our site.", {
      code: "foreign_origin",
    });
};
