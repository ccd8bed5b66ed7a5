import { escapeHtml } from "@devguild/schemas/escape-html";

import { policyOfPixel } from "./content-security.ts";

const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "X-Frame-Options": "SAMEORIGIN",
  "X-Robots-Tag": "noindex",
};

/**
 * A page for a frame that nobody sees: all it does is to ask for a picture of somebody else's. It has a
 * policy of its own, so that the page around it allows no more hosts, however it was come to. Without an
 * address, or with one that no policy can name, there is no content.
 */
export const pixelPage = (address: string | null): Response => {
  const policy = address === null ? null : policyOfPixel(address);
  if (address === null || policy === null) return new Response(null, { status: 204 });
  const picture = `<img src="${escapeHtml(address)}" alt="" width="1" height="1" referrerpolicy="strict-origin">`;
  return new Response(`<!doctype html><html lang="en"><title>.</title>${picture}</html>`, {
    headers: { ...HEADERS, "Content-Security-Policy": policy },
  });
};
