import type { ThirdPartyAccounts } from "@devguild/config/third-parties";
import type { ThirdParty } from "@devguild/schemas/constants/third-parties";

/** A policy directive that lists hosts. */
type HostDirective =
  | "script-src"
  | "connect-src"
  | "img-src"
  | "frame-src"
  | "font-src"
  | "media-src"
  | "form-action";

type Hosts = Partial<Record<HostDirective, readonly string[]>>;

// Each region of the chat has its own hosts, and the account's id doesn't reveal the region.
const inRegions = (host: (region: string) => string) => ["", ".eu", ".au"].map(host);

// What each service loads beside its script, as documented by its vendor, without optional
// features. How each was verified: docs/operations/third-parties.md.
const EXTRA_HOSTS: Record<ThirdParty, Hosts> = {
  chat: {
    "script-src": ["https://app.intercom.io", "https://js.intercomcdn.com"],
    "connect-src": [
      "https://via.intercom.io",
      ...inRegions((region) => `https://api${region}.intercom.io`),
      ...inRegions((region) => `https://api-iam${region}.intercom.io`),
      "https://api-ping.intercom.io",
      "https://*.intercom-messenger.com",
      "wss://*.intercom-messenger.com",
      ...["websocket-a", "websocket-b", "europe-websocket", "australia-websocket"].flatMap(
        (name) => [`https://nexus-${name}.intercom.io`, `wss://nexus-${name}.intercom.io`],
      ),
      "https://uploads.intercomcdn.com",
      "https://uploads.intercomcdn.eu",
      "https://uploads.eu.intercomcdn.com",
      "https://uploads.au.intercomcdn.com",
      "https://uploads.intercomusercontent.com",
    ],
    "img-src": [
      "blob:",
      "https://js.intercomcdn.com",
      "https://static.intercomassets.com",
      "https://static.intercomassets.eu",
      "https://static.au.intercomassets.com",
      "https://downloads.intercomcdn.com",
      "https://downloads.intercomcdn.eu",
      "https://downloads.au.intercomcdn.com",
      "https://uploads.intercomusercontent.com",
      "https://gifs.intercomcdn.com",
      "https://video-messages.intercomcdn.com",
      ...inRegions((region) => `https://messenger-apps${region}.intercom.io`),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(
        (number) => `https://*.intercom-attachments-${number}.com`,
      ),
      "https://*.intercom-attachments.eu",
      "https://*.au.intercom-attachments.com",
    ],
    "frame-src": ["https://intercom-sheets.com", "https://www.intercom-reporting.com"],
    "font-src": ["https://js.intercomcdn.com", "https://fonts.intercomcdn.com"],
    "media-src": ["https://js.intercomcdn.com"],
    "form-action": [
      "https://intercom.help",
      ...inRegions((region) => `https://api-iam${region}.intercom.io`),
    ],
  },
  "tag-manager": {
    "connect-src": [
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://www.google.com",
    ],
    "img-src": ["https://*.google-analytics.com"],
  },
  "session-recording": {
    "script-src": ["https://*.clarity.ms"],
    "connect-src": ["https://*.clarity.ms"],
    "img-src": ["https://*.clarity.ms"],
  },
  marketing: {},
  maps: { "connect-src": ["https://places.googleapis.com"] },
};

// Scripts load from, and send to, their own host; frames are only listed above.
const OWN_HOST = new Set<HostDirective>(["script-src", "connect-src", "img-src"]);

/** Lists the hosts of a directive for the configured services. */
export const hostsFor = (directive: HostDirective, accounts: ThirdPartyAccounts): string[] => {
  const own = Object.values(accounts).flatMap(({ hosts }) => hosts);
  const services = Object.keys(accounts) as ThirdParty[];
  const extra = services.flatMap((service) => EXTRA_HOSTS[service][directive] ?? []);
  return [...new Set([...(OWN_HOST.has(directive) ? own : []), ...extra])];
};
