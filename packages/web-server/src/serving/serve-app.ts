import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { join, normalize } from "node:path";
import { Readable } from "node:stream";

import { type App, getOwner } from "@devguild/app-shell/apps";
import { chooseLocale } from "@devguild/app-shell/choose-locale";
import { closeServer, KEEP_ALIVE_TIMEOUT_MS } from "@devguild/config/http-connections";
import { getTransportSecurity } from "@devguild/config/transport-security";
import type { ThirdPartyAccounts } from "@devguild/config/third-parties";
import { API_BASE } from "@devguild/schemas/addresses";
import { SERVICE_WORKER } from "@devguild/schemas/constants/service-worker";
import { LANGUAGE, SESSION_COOKIE } from "@devguild/schemas/product";
import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import {
  createRequestHandler,
  matchPath,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";

import { buildPolicy, WORKER_POLICY } from "../content-security/content-security.ts";
import { SCRIPT_NONCE, takeScripts } from "../content-security/page-scripts.ts";
import { CONTENT_STATE } from "../page-cache/content-cache.ts";
import { PageCache } from "../page-cache/page-cache.ts";
import { withEarlyHistory } from "../rendering/early-history.ts";
import { readStylesheets, type Stylesheets, withPaintFirst } from "../rendering/first-paint.ts";
import { lazyStyles } from "../rendering/lazy-styles.ts";
import type { Screen } from "../screens/screens.ts";
import { readScreens, sharedBy, visitedFirst } from "../screens/shared-screens.ts";
import { webConfig } from "../web-config.ts";
import { compressText, chooseEncoding, isWorthCompressing } from "./compress-text.ts";
import { forwardToApi } from "./forward-to-api.ts";
import { reportFailure } from "./report-failure.ts";
import { buildRobots } from "./robots.ts";
import { serveInstallation, withInstallation } from "./serve-installation.ts";
import { MAINTENANCE_PAGE, STATIC_ERROR_PAGE } from "./static-pages.ts";

type Options = { app: App; build: ServerBuild; clientDir: string };

const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  mjs: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  woff2: "font/woff2",
};

const getContentType = (path: string) => TYPES[path.slice(path.lastIndexOf(".") + 1)];

const chooseCaching = (path: string) => {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  // Browsers ask for it again to learn of a newer one.
  if (path === SERVICE_WORKER) return "no-cache";
  return "public, max-age=3600";
};

/** Returns a file of the build, in the precompressed version that the browser accepts. */
const serveFile = async (clientDir: string, c: Context) => {
  const path = normalize(decodeURIComponent(c.req.path));
  const type = getContentType(path);
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
      "Cache-Control": chooseCaching(path),
      Vary: "Accept-Encoding",
      "X-Content-Type-Options": "nosniff",
    });
    if (encoding) headers.set("Content-Encoding", encoding);
    if (path === SERVICE_WORKER) headers.set("Content-Security-Policy", WORKER_POLICY);
    return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers });
  }
  return null;
};

const STATE_TIMEOUT = 2000;
const CHECK_INTERVAL_MS = 5_000;

const hasSession = (request: Request) =>
  (request.headers.get("Cookie") ?? "").includes(`${SESSION_COOKIE}=`);

type StorePage = (headers: Headers, text: string) => void;

const withPageHeaders = async (
  request: Request,
  response: Response,
  {
    app,
    isShared,
    isVisitedFirst,
    stylesheets,
    withLazyStyles,
    thirdParties,
    storePage,
  }: {
    app: App;
    isShared: ReturnType<typeof sharedBy>;
    isVisitedFirst: ReturnType<typeof visitedFirst>;
    stylesheets: Stylesheets;
    withLazyStyles: ReturnType<typeof lazyStyles>;
    thirdParties: ThirdPartyAccounts;
    storePage: StorePage;
  },
) => {
  const headers = new Headers(response.headers);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  if (!headers.has("X-Frame-Options")) headers.set("X-Frame-Options", "DENY");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  const isRead = request.method === "GET" || request.method === "HEAD";
  const { pathname, search } = new URL(request.url);
  const isPublic =
    !hasSession(request) && response.status === 200 && isRead && isShared(pathname, search);
  // Pages of logged-in users are private; guest pages are shared for a minute.
  if (!headers.has("Set-Cookie") && isPublic) {
    headers.set("Cache-Control", "public, max-age=0, s-maxage=60, stale-while-revalidate=300");
    headers.set("Vary", "Cookie, Accept-Encoding");
  } else headers.set("Cache-Control", "private, no-store");
  const isPage = headers.get("Content-Type")?.startsWith("text/html");
  const rendered = takeScripts(await response.text(), headers.get(SCRIPT_NONCE));
  headers.delete(SCRIPT_NONCE);
  // The pixel page sets its own policy, which is stricter and names another host.
  const isOurs = isPage && !headers.has("Content-Security-Policy");
  const styled = isPage ? withLazyStyles(rendered) : rendered;
  const page = isOurs ? withEarlyHistory(styled) : styled;
  const { html, scripts } =
    isPage && isVisitedFirst(pathname) ? withPaintFirst(page, stylesheets) : page;
  const text = isPage && app === "site" ? withInstallation(html) : html;
  if (isOurs) headers.set("Content-Security-Policy", buildPolicy(scripts, thirdParties));
  if (isPublic && request.method === "GET") {
    // Weak, because it covers the text in any encoding.
    const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
    headers.set("ETag", etag);
    if (request.headers.get("If-None-Match") === etag)
      return new Response(null, { status: 304, headers });
    if (!headers.has("Set-Cookie")) storePage(headers, text);
  }
  const hasBody = request.method !== "HEAD" && ![204, 304].includes(response.status);
  const body = hasBody ? Buffer.from(text) : null;
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding") ?? "");
  if (body === null || encoding === null || !isWorthCompressing(body.length))
    return new Response(body, { status: response.status, headers });
  headers.set("Content-Encoding", encoding);
  return new Response(new Uint8Array(await compressText(body, encoding)), {
    status: response.status,
    headers,
  });
};

/**
 * Returns the canonical location of a path that this app does not serve there, and the redirect's
 * status.
 */
const findCanonical = (
  app: App,
  url: URL,
  screens: readonly Screen[],
  language = LANGUAGE,
): { to: string; status: 301 | 302 | 308 } | null => {
  const { pathname: path, search } = url;
  const prefixed = path === `/${LANGUAGE}` || path.startsWith(`/${LANGUAGE}/`);
  // Where the product was served before it had hosts of its own.
  const former = /^\/talents(?=\/|$)/;
  if (former.test(path))
    return { to: (path.replace(former, "").replace(/^\/+/, "/") || "/") + search, status: 308 };
  if (path.length > 1 && path.endsWith("/"))
    return { to: path.replace(/\/+$/, "").replace(/^\/+/, "/") + search || "/", status: 301 };
  const [, first = ""] = path.split("/");
  if (first !== LANGUAGE && first.toLowerCase() === LANGUAGE)
    return { to: `/${LANGUAGE}${path.slice(first.length + 1)}${search}`, status: 301 };
  if (path === `/${LANGUAGE}`) return { to: `/${search}`, status: 301 };
  const owner = getOwner(path);
  if (prefixed && owner !== app) return { to: webConfig.urls[owner] + path + search, status: 302 };
  // Another language's prefix is not a path of ours.
  if (!prefixed && /^\/[a-z]{2}(?:\/|$)/.test(path)) return null;
  const localized = `/${language}${path}`;
  if (!prefixed && path !== "/" && getOwner(localized) !== app)
    return { to: webConfig.urls[getOwner(localized)] + localized + search, status: 302 };
  if (
    !prefixed &&
    path !== "/" &&
    screens.some(({ path: pattern }) => matchPath(pattern, localized))
  )
    return { to: localized + search, status: 302 };
  return null;
};

const readContentState = async () => {
  const answer = await fetch(`${webConfig.apiInternalUrl}/content-state`, {
    signal: AbortSignal.timeout(STATE_TIMEOUT),
  });
  if (!answer.ok) throw new Error(`The API answers ${answer.status}.`);
  return answer.text();
};

/** Serves a web app: its files, its pages, and the API below /api on the same origin. */
export const serveApp = ({ app, build, clientDir }: Options) => {
  const handle = createRequestHandler(build, "production");
  const screens = readScreens(clientDir);
  const isShared = sharedBy(screens);
  const isVisitedFirst = visitedFirst(screens);
  const stylesheets = readStylesheets(clientDir);
  const withLazyStyles = lazyStyles(stylesheets);
  const server = new Hono();
  const pages = new PageCache(readContentState);

  server.get("/healthz", (c) => c.json({ status: "ok" }));
  server.all("/api/*", (c) => forwardToApi(c.req.raw, getForwardedFor(c)));
  server.use(async (c, next) => {
    if (!webConfig.maintenance) return next();
    return c.html(MAINTENANCE_PAGE, 503, { "Retry-After": "300", "Cache-Control": "no-store" });
  });
  server.get("/robots.txt", (c) =>
    c.text(buildRobots(app, webConfig.urls), 200, { "Cache-Control": "public, max-age=3600" }),
  );
  if (app === "site") serveInstallation(server);
  // Sitemaps may only list URLs below their own, and feeds need a permanent URL.
  if (app === "site")
    for (const path of ["/:file{sitemap.*\\.xml}", "/feeds/*"])
      server.get(path, (c) => forwardToApi(c.req.raw, getForwardedFor(c), API_BASE));
  // Pages accept no POST: a form submitted without scripts leads back to its page.
  server.post("*", (c) => {
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(pathname.replace(/^\/+/, "/") + search, 303);
  });
  server.all("*", async (c) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") {
      const file = await serveFile(clientDir, c).catch(() => null);
      if (file) return file;
      // Requests from a page's scripts are never redirected to another app.
      const isOwn = /^\/(?:assets\/|__manifest$)|\.data$/.test(c.req.path);
      const canonical = isOwn
        ? null
        : findCanonical(app, new URL(c.req.url), screens, getLanguage(c));
      if (canonical) return c.redirect(canonical.to, canonical.status);
    }
    const headers = new Headers(c.req.raw.headers);
    headers.set("X-Forwarded-For", getForwardedFor(c));
    const state = await pages.state();
    // Overwrites whatever the visitor sent.
    headers.set(CONTENT_STATE, state ?? "");
    const request = new Request(c.req.raw, { headers });
    const page = await handle(request, new RouterContextProvider());
    return withPageHeaders(request, page, {
      app,
      isShared,
      isVisitedFirst,
      stylesheets,
      withLazyStyles,
      thirdParties: app === "site" ? webConfig.thirdParties : {},
      storePage: (own, text) => {
        const { pathname, search } = new URL(request.url);
        if (state !== null) pages.keep(pathname + search, state, own, text);
      },
    });
  });
  server.onError((error, c) => {
    reportFailure(error, c.req.raw);
    return c.html(STATIC_ERROR_PAGE, 500, { "Cache-Control": "no-store" });
  });

  const transportSecurity = getTransportSecurity(webConfig);
  const answer = pages.before(getRequestListener(server.fetch));
  // Requests get as long as Node's default, but those past it are closed soon after.
  const options = {
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
  };
  const listening = createServer(options, (request, response) => {
    // Here, so that redirects, files, stored pages and errors have it, too.
    if (transportSecurity) response.setHeader("Strict-Transport-Security", transportSecurity);
    answer(request, response);
  });
  listening.listen(webConfig.ports[app], webConfig.host);
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
    void closeServer(listening).then(() => process.exit(0));
    setTimeout(() => process.exit(0), 5000).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const) process.on(signal, stop);
};

const getLanguage = (c: Context) =>
  chooseLocale({
    path: c.req.path,
    cookies: c.req.header("Cookie") ?? "",
    accepted: c.req.header("Accept-Language") ?? "",
  });

/** Returns the visitor's address and the request's proxies, for the API to evaluate. */
const getForwardedFor = (c: Context) => {
  const connection = getConnInfo(c).remote.address ?? "";
  const forwarded = c.req.header("X-Forwarded-For");
  return [forwarded, connection].filter(Boolean).join(", ");
};
