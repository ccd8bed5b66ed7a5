import { SERVICE_WORKER, SITE_ICONS } from "@devguild/schemas/constants/service-worker";
import type { Hono } from "hono";

import { webConfig } from "../web-config.ts";
import { REMOVING_WORKER } from "./removing-worker.ts";
import { buildSiteManifest } from "./site-manifest.ts";

const MANIFEST = "/manifest.webmanifest";

const HEAD_LINKS = `<link rel="manifest" href="${MANIFEST}"/><link rel="apple-touch-icon" href="${SITE_ICONS.apple}"/>`;

/**
 * Adds what browsers need to install the site to the head of its page: here, because a render by React
 * would add it to the scripts of every page.
 */
export const withInstallation = (html: string) => html.replace("</head>", `${HEAD_LINKS}</head>`);

/** Serves what the site needs to be installed; its worker is a file of the build unless it is switched off. */
export const serveInstallation = (server: Hono) => {
  server.get(MANIFEST, (c) =>
    c.body(JSON.stringify(buildSiteManifest()), 200, {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=3600",
    }),
  );
  if (webConfig.serviceWorker) return;
  server.get(SERVICE_WORKER, (c) =>
    c.body(REMOVING_WORKER, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
    }),
  );
};
