import { escapeHtml } from "@devguild/schemas/escape-html";

import { policyOfPixel } from "./content-security.ts";

const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "X-Frame-Options": "SAMEORIGIN",
  "X-Robots-Tag": "noindex",
};

/**
 * Returns the page of an invisible frame that only loads a third-party image. It has a policy of
 * its own, so that the surrounding page, however it was reached, needn't allow the host. 204
 * without an address, or with one that can't be put into a policy.
 */
export const pixelPage = (address: string | null): Response => {
  const policy = address === null ? null : policyOfPixel(address);
  if (address === null || policy === null) return new Response(null, { status: 204 });
  const picture = `<img src="${escapeHtml(address)}" alt="" width="1" height="1" referrerpolicy="strict-origin">`;
  return new Response(`<!doctype html><html lang="en"><title>.</title>${picture}</html>`, {
    headers: { ...HEADERS, "Content-Security-Policy": policy },
  });
};
