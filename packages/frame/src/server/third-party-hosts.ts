import type { ThirdParty } from "@devguild/schemas/constants/third-parties";
import type { ThirdPartyAccounts } from "@devguild/schemas/third-parties-configuration";

/** A kind of source that a policy names hosts for. */
type HostDirective = "script-src" | "connect-src" | "img-src" | "frame-src" | "font-src";

type Hosts = Partial<Record<HostDirective, readonly string[]>>;

// What each service loads beside its script, as its makers document it; nothing that only some need.
const ALSO_LOADED: Record<ThirdParty, Hosts> = {
  chat: {
    "script-src": ["https://js.intercomcdn.com"],
    "connect-src": [
      "https://api-iam.intercom.io",
      "https://api-iam.eu.intercom.io",
      "https://api-iam.au.intercom.io",
      "https://uploads.intercomcdn.com",
      "wss://*.intercom.io",
      "wss://*.intercom-messenger.com",
      "https://*.intercom-messenger.com",
    ],
    "img-src": [
      "blob:",
      "https://js.intercomcdn.com",
      "https://static.intercomassets.com",
      "https://downloads.intercomcdn.com",
      "https://uploads.intercomusercontent.com",
    ],
    "frame-src": ["https://intercom-sheets.com"],
    "font-src": ["https://js.intercomcdn.com", "https://fonts.intercomcdn.com"],
  },
  "tag-manager": {
    "connect-src": ["https://*.google-analytics.com", "https://*.analytics.google.com"],
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

// A script asks its own host for more, and sends to it; what a page frames is named above alone.
const OWN_HOST = new Set<HostDirective>(["script-src", "connect-src", "img-src"]);

/** The hosts that a kind of source may come from, for the services that are configured. */
export const hostsFor = (directive: HostDirective, accounts: ThirdPartyAccounts): string[] => {
  const own = Object.values(accounts).flatMap(({ hosts }) => hosts);
  const services = Object.keys(accounts) as ThirdParty[];
  const also = services.flatMap((service) => ALSO_LOADED[service][directive] ?? []);
  return [...new Set([...(OWN_HOST.has(directive) ? own : []), ...also])];
};
