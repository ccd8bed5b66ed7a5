import { BROKEN_ARCH } from "@devguild/design-system/broken-arch";
import { colorSchemeScript } from "@devguild/design-system/color-scheme-script";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import styles from "./offline-page.css?inline";

const { viewBox, width, height, stones, keystone, ground } = BROKEN_ARCH;

const ARCH = `<svg viewBox="${viewBox}" width="${width}" height="${height}" aria-hidden="true">${stones
  .map((path) => `<path class="stone" d="${path}"/>`)
  .join(
    "",
  )}<path class="keystone" d="${keystone.d}" transform="${keystone.transform}"/><rect class="ground" y="${ground.y}" width="${ground.width}" height="${ground.height}"/></svg>`;

const RELOAD = `addEventListener("online",function(){location.reload()})`;

const HTML = `<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You’re offline · ${PRODUCT_NAME}</title>
<script>${colorSchemeScript}</script>
<style>${styles}</style>
</head>
<body>
<main>
${ARCH}
<h1>You’re offline</h1>
<p>This page loads as soon as you’re connected again.</p>
<a href="">Try again</a>
</main>
<script>${RELOAD}</script>
</body>
</html>`;

const toHashSource = async (script: string) => {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
};

/**
 * Builds the page that is shown at any address while there is no network. It is part of the worker,
 * so nothing needs to be stored for it, and it says nothing about whoever is logged in.
 */
export const buildOfflinePage = async () => {
  const scripts = await Promise.all([colorSchemeScript, RELOAD].map(toHashSource));
  return new Response(HTML, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; script-src ${scripts.join(" ")}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "X-Content-Type-Options": "nosniff",
    },
  });
};
