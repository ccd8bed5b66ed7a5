import { createHash } from "node:crypto";

import type { ThirdPartyAccounts } from "@devguild/config/third-parties";

import { hostsFor } from "./third-party-hosts.ts";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

// Players that are put into a page when somebody starts a video; of other sites no one is ever framed.
const PLAYER_HOSTS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

const isData = (attributes: string) => /type="application\/(?:ld\+)?json"/.test(attributes);

const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

// A name or an address and a port: nothing that could end the directive that names it.
const HOST = /^https:\/\/[a-z\d.-]+(?::\d+)?$/;

/**
 * The policy of the page that asks for an ad's pixel: a picture of the one host that the ad names, and
 * nothing else. Null for an address that no policy can name. Source: docs/product/consent.md.
 */
export const policyOfPixel = (address: string): string | null => {
  const { origin } = new URL(address);
  return HOST.test(origin)
    ? `default-src 'none'; img-src ${origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`
    : null;
};

/**
 * The policy of one page: its own files, of inline scripts exactly those that the page was rendered with,
 * and the hosts of the services of others that are configured. It frames our own pages, of which only
 * those of pixels let themselves be framed. Styles may be inline because component
 * attributes carry CSS variables.
 */
export const buildPolicy = (html: string, thirdParties: ThirdPartyAccounts = {}) => {
  const hashes = new Set(
    [...html.matchAll(INLINE_SCRIPT)]
      .filter(([, attributes = ""]) => !isData(attributes))
      .map(([, , script = ""]) => hashOf(script)),
  );
  const sources: [string, ...string[]][] = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...hashes, ...hostsFor("script-src", thirdParties)],
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", ...hostsFor("img-src", thirdParties)],
    ["font-src", "'self'", ...hostsFor("font-src", thirdParties)],
    ["connect-src", "'self'", ...hostsFor("connect-src", thirdParties)],
    ["frame-src", "'self'", ...PLAYER_HOSTS, ...hostsFor("frame-src", thirdParties)],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'", ...hostsFor("form-action", thirdParties)],
    ["frame-ancestors", "'none'"],
  ];
  // Ours come under the default.
  const media = hostsFor("media-src", thirdParties);
  if (media.length > 0) sources.push(["media-src", "'self'", ...media]);
  return sources.map((source) => source.join(" ")).join("; ");
};
