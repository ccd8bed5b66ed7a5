import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join, normalize } from "node:path";
import { Readable } from "node:stream";

import { LANGUAGE, SESSION_COOKIE } from "@devguild/schemas/product";
import { serve } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";

import { type App, ownerOf } from "../apps.ts";
import { policyOf } from "./content-security.ts";
import { forwardToApi } from "./forward-to-api.ts";
import { MAINTENANCE_PAGE, STATIC_ERROR_PAGE } from "./static-pages.ts";
import { isServed, patternsOf } from "./route-patterns.ts";
import { webConfig } from "./web-config.ts";

type Options = { app: App; build: ServerBuild; clientDir: string };

const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  woff2: "font/woff2",
};

const typeOf = (path: string) => TYPES[path.slice(path.lastIndexOf(".") + 1)];

/** A file of the build, compressed ahead of time where the browser takes it. */
const serveFile = async (clientDir: string, c: Context) => {
  const path = normalize(decodeURIComponent(c.req.path));
  const type = typeOf(path);
  if (!type || path.includes("..") || path.endsWith(".html")) return null;
  const accepts = c.req.header("Accept-Encoding") ?? "";
  for (const [encoding, ending] of [
    ["br", ".br"],
    ["gzip", ".gz"],
    ["", ""],
  ] as const) {
    if (encoding && !accepts.includes(encoding)) continue;
    const file = join(clientDir, path + ending);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) continue;
    const headers = new Headers({
      "Content-Type": type,
      "Content-Length": String(found.size),
      "Cache-Control": path.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=3600",
      Vary: "Accept-Encoding",
      "X-Content-Type-Options": "nosniff",
    });
    if (encoding) headers.set("Content-Encoding", encoding);
    return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers });
  }
  return null;
};

const hasSession = (request: Request) =>
  (request.headers.get("Cookie") ?? "").includes(`${SESSION_COOKIE}=`);

const withPageHeaders = async (request: Request, response: Response) => {
  const headers = new Headers(response.headers);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isPublic = !hasSession(request) && response.status === 200 && isRead;
  // A page of somebody logged in is theirs alone; a guest's is everybody's for a minute.
  if (!headers.has("Set-Cookie") && isPublic) {
    headers.set("Cache-Control", "public, max-age=0, s-maxage=60, stale-while-revalidate=300");
    headers.set("Vary", "Cookie");
  } else headers.set("Cache-Control", "private, no-store");
  const text = await response.text();
  if (headers.get("Content-Type")?.startsWith("text/html"))
    headers.set("Content-Security-Policy", policyOf(text));
  if (isPublic && request.method === "GET") {
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
    headers.set("ETag", etag);
    if (request.headers.get("If-None-Match") === etag)
      return new Response(null, { status: 304, headers });
  }
  const hasBody = request.method !== "HEAD" && ![204, 304].includes(response.status);
  return new Response(hasBody ? text : null, { status: response.status, headers });
};

/** Where a path must go instead of being served here, with the status to say so. */
export const canonicalOf = (
  app: App,
  url: URL,
  patterns: readonly string[],
): { to: string; status: 301 | 302 } | null => {
  const { pathname: path, search } = url;
  const prefixed = path === `/${LANGUAGE}` || path.startsWith(`/${LANGUAGE}/`);
  if (path.length > 1 && path.endsWith("/"))
    return { to: path.replace(/\/+$/, "").replace(/^\/+/, "/") + search || "/", status: 301 };
  if (app === "site" && path === `/${LANGUAGE}`) return { to: `/${search}`, status: 301 };
  const owner = ownerOf(path);
  if (prefixed && owner !== app && path !== `/${LANGUAGE}`)
    return { to: webConfig.urls[owner] + path + search, status: 302 };
  // Another language's prefix is no path of ours at all.
  if (!prefixed && /^\/[a-z]{2}(?:\/|$)/.test(path)) return null;
  const localized = `/${LANGUAGE}${path}`;
  if (!prefixed && path !== "/" && ownerOf(localized) !== app)
    return { to: webConfig.urls[ownerOf(localized)] + localized + search, status: 302 };
  if (!prefixed && path !== "/" && isServed(patterns, localized))
    return { to: localized + search, status: 302 };
  return null;
};

/** Serves one web app: its files, its pages, and the API below /api on the same origin. */
export const serveApp = ({ app, build, clientDir }: Options) => {
  const handle = createRequestHandler(build, "production");
  const patterns = patternsOf(build.routes);
  const server = new Hono();

  server.get("/healthz", (c) => c.json({ status: "ok" }));
  server.all("/api/*", (c) => forwardToApi(c.req.raw, addressOf(c)));
  server.use(async (c, next) => {
    if (!webConfig.maintenance) return next();
    return c.html(MAINTENANCE_PAGE, 503, { "Retry-After": "300", "Cache-Control": "no-store" });
  });
  server.all("*", async (c) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") {
      const file = await serveFile(clientDir, c).catch(() => null);
      if (file) return file;
      // What a page's scripts ask for is this app's or nobody's.
      const isOwn = /^\/(?:assets\/|__manifest$)|\.data$/.test(c.req.path);
      const elsewhere = isOwn ? null : canonicalOf(app, new URL(c.req.url), patterns);
      if (elsewhere) return c.redirect(elsewhere.to, elsewhere.status);
    }
    const headers = new Headers(c.req.raw.headers);
    headers.set("X-Forwarded-For", addressOf(c));
    const request = new Request(c.req.raw, { headers });
    return withPageHeaders(request, await handle(request, new RouterContextProvider()));
  });
  server.onError((_, c) => c.html(STATIC_ERROR_PAGE, 500, { "Cache-Control": "no-store" }));

  const listening = serve({
    fetch: server.fetch,
    hostname: webConfig.host,
    port: webConfig.ports[app],
  });
  listening.on("listening", () => process.send?.("ready"));
  listening.on("error", (error: NodeJS.ErrnoException) => {
    process.stderr.write(
      error.code === "EADDRINUSE"
        ? `${app.toUpperCase()}_PORT: port ${webConfig.ports[app]} is taken by another program.\n`
        : `${error.message}\n`,
    );
    process.exit(1);
  });
  const stop = () => {
    listening.close(() => process.exit(0));
    if ("closeIdleConnections" in listening) listening.closeIdleConnections();
    setTimeout(() => process.exit(0), 5000).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const) process.on(signal, stop);
};

/** The visitor's address, and the proxies that the request came through, for the API to judge. */
const addressOf = (c: Context) => {
  const connection = getConnInfo(c).remote.address ?? "";
  const forwarded = c.req.header("X-Forwarded-For");
  return [forwarded, connection].filter(Boolean).join(", ");
};
