import { createHash } from "node:crypto";

import type { ThirdPartyAccounts } from "@devguild/config/third-parties";

import { hostsFor } from "./third-party-hosts.ts";

// Players embedded when a visitor starts a video. No other site is ever framed.
const PLAYER_HOSTS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

const toHashSource = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

// A host name or address with an optional port: nothing that could end the policy's directive.
const HOST = /^https:\/\/[a-z\d.-]+(?::\d+)?$/;

/**
 * Returns the policy of the page that loads an ad's tracking pixel: an image from that one host,
 * and nothing else. Null for an address that can't be put into a policy. Source:
 * docs/product/consent.md.
 */
export const policyOfPixel = (address: string): string | null => {
  const { origin } = new URL(address);
  return HOST.test(origin)
    ? `default-src 'none'; img-src ${origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`
    : null;
};

/** The policy of the site's service worker: it loads our own pages, calls our own API, and its notifications have our icons. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'";

/**
 * Builds the policy of a page: its own files, the inline scripts that its render put into it, and
 * the hosts of the configured third-party services. It may frame our own pages, of which only pixel
 * pages allow it. Inline styles are allowed because component attributes set CSS variables.
 * Source: docs/decisions/content-security-policy.md.
 */
export const buildPolicy = (scripts: readonly string[], thirdParties: ThirdPartyAccounts = {}) => {
  const hashes = new Set(scripts.map(toHashSource));
  const sources: [string, ...string[]][] = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...hashes, ...hostsFor("script-src", thirdParties)],
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", ...hostsFor("img-src", thirdParties)],
    ["font-src", "'self'", ...hostsFor("font-src", thirdParties)],
    ["connect-src", "'self'", ...hostsFor("connect-src", thirdParties)],
    ["worker-src", "'self'"],
    ["frame-src", "'self'", ...PLAYER_HOSTS, ...hostsFor("frame-src", thirdParties)],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'", ...hostsFor("form-action", thirdParties)],
    ["frame-ancestors", "'none'"],
  ];
  // Our own media fall under the default.
  const media = hostsFor("media-src", thirdParties);
  if (media.length > 0) sources.push(["media-src", "'self'", ...media]);
  return sources.map((source) => source.join(" ")).join("; ");
};
