import { createHash } from "node:crypto";

import { Document } from "@devguild/app-shell/document";
import { lazy, type ReactNode, Suspense } from "react";
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { expect, test } from "vitest";

import { buildPolicy } from "../content-security/content-security.ts";
import { SCRIPT_NONCE, takeScripts } from "../content-security/page-scripts.ts";
import renderPage from "./entry-server.tsx";

// Loaded while the page renders, like the parts of a page that aren't needed at first.
const Late = lazy(async () => {
  await new Promise((loaded) => setTimeout(loaded, 10));
  return { default: () => <p>Late</p> };
});

const INJECTED = "fetch('/api/v2/user')";

const assets = {
  entry: { module: "/assets/entry.js", imports: ["/assets/library.js"] },
  routes: {
    root: {
      id: "root",
      path: "",
      module: "/assets/root.js",
      imports: [],
      css: ["/assets/root.css"],
      hasAction: false,
      hasLoader: true,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasDefaultExport: true,
      hasErrorBoundary: false,
      clientActionModule: undefined,
      clientLoaderModule: undefined,
      clientMiddlewareModule: undefined,
      hydrateFallbackModule: undefined,
    },
  },
  url: "/assets/manifest.js",
  version: "1",
};

const build = {
  entry: { module: { default: renderPage } },
  routes: {
    root: {
      id: "root",
      path: "",
      module: {
        Layout: ({ children }: { children: ReactNode }) => <Document>{children}</Document>,
        loader: () => ({ text: `</script><script>${INJECTED}</script>` }),
        default: () => (
          <main>
            <div dangerouslySetInnerHTML={{ __html: `<script>${INJECTED}</script>` }} />
            <Suspense fallback={<p>Soon</p>}>
              <Late />
            </Suspense>
            <Outlet />
          </main>
        ),
      },
    },
  },
  assets,
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

const hashOf = (script: string) => createHash("sha256").update(script).digest("base64");

const render = async () => {
  const handle = createRequestHandler(build, "production");
  const request = new Request("http://localhost:3000/");
  const response = await handle(request, new RouterContextProvider());
  const nonce = response.headers.get(SCRIPT_NONCE);
  return { nonce, ...takeScripts(await response.text(), nonce) };
};

test("the policy of a rendered page allows every script of the render, and no injected one", async () => {
  const { html, scripts, nonce } = await render();
  const policy = buildPolicy(scripts);
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => script,
  );
  const refused = inline.filter((script) => !policy.includes(hashOf(script)));
  // The colour scheme, scrolling, the router's data and its entry.
  expect(scripts.length).toBeGreaterThanOrEqual(4);
  expect(refused).toEqual([INJECTED]);
  expect(html).toContain("<p>Late</p>");
  expect(html).not.toContain(nonce);
});

test("a page is the same each time it is rendered, so that it can be stored", async () => {
  const [first, second] = [await render(), await render()];
  expect(second.html).toBe(first.html);
  expect(second.nonce).not.toBe(first.nonce);
});
