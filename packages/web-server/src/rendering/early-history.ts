import type { PageScripts } from "../content-security/page-scripts.ts";

const SCRIPT = `(function () {
  function path() { return location.pathname + location.search; }
  var shown = path();
  addEventListener("popstate", function () {
    if (!window.isLive && path() !== shown) location.reload();
  });
})()`.replace(/\n +/g, "\n");

/**
 * Makes a page load again if someone goes back or forward before React is listening: the router starts at the new
 * address, but with the data of the old one. Source: docs/decisions/first-input.md.
 */
export const withEarlyHistory = ({ html, scripts }: PageScripts): PageScripts => ({
  html: html.replace("</head>", () => `<script>${SCRIPT}</script></head>`),
  scripts: [...scripts, SCRIPT],
});
