import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { contract } from "@devguild/contract/contract";
import { API_BASE } from "@devguild/schemas/addresses";
import { buildOpenApi } from "@devguild/contract/openapi";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { Hono } from "hono";
import { html } from "hono/html";
import getAbsoluteFSPath from "swagger-ui-dist/absolute-path.js";

import { notFound } from "./problems.ts";

const ASSETS: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
};

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

const document = buildOpenApi(contract, API_BASE);

const START = `SwaggerUIBundle({ url: "${API_BASE}/openapi.json", dom_id: "#reference", deepLinking: true })`;

/** Serves the contract as an OpenAPI document and as a readable page. */
export const docsRoutes = new Hono()
  .get(`${API_BASE}/openapi.json`, (c) => c.json(document))
  .get("/api/docs", (c) => {
    c.header("Content-Security-Policy", POLICY);
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>${PRODUCT_NAME} API</title>
            <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
          </head>
          <body>
            <main id="reference"></main>
            <script src="/api/docs/swagger-ui-bundle.js"></script>
            <script src="/api/docs/start.js"></script>
          </body>
        </html>`,
    );
  })
  .get("/api/docs/start.js", (c) => {
    c.header("Content-Type", "text/javascript; charset=utf-8");
    return c.body(START);
  })
  .get("/api/docs/:asset", async (c) => {
    const asset = c.req.param("asset");
    const type = ASSETS[asset] ?? notFound();
    c.header("Content-Type", type);
    c.header("Cache-Control", "public, max-age=86400");
    return c.body(await readFile(join(getAbsoluteFSPath(), asset)));
  });
