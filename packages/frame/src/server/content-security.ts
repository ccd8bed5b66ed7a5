import { createHash } from "node:crypto";

import type { ThirdPartyAccounts } from "@devguild/schemas/third-parties-configuration";

import { hostsFor } from "./third-party-hosts.ts";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

// Players that are put into a page when somebody starts a video; no other site is ever framed.
const PLAYER_HOSTS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

const isData = (attributes: string) => /type="application\/(?:ld\+)?json"/.test(attributes);

const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * The policy of one page: its own files, of inline scripts exactly those that the page was rendered with,
 * and the hosts of the services of others that are configured. Styles may be inline because component
 * attributes carry CSS variables.
 */
export const policyOf = (html: string, thirdParties: ThirdPartyAccounts = {}) => {
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
    ["frame-src", ...PLAYER_HOSTS, ...hostsFor("frame-src", thirdParties)],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
  ];
  return sources.map((source) => source.join(" ")).join("; ");
};
