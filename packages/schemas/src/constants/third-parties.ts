import type { ConsentCategory } from "./consents.ts";

/** Third-party services whose scripts a page can load. */
export const THIRD_PARTIES = [
  "chat",
  "tag-manager",
  "session-recording",
  "marketing",
  "maps",
] as const;
export type ThirdParty = (typeof THIRD_PARTIES)[number];

/** The consent category that each service needs. */
export const SERVICE_CATEGORIES: Record<ThirdParty, ConsentCategory> = {
  chat: "chat",
  "tag-manager": "statistics",
  "session-recording": "statistics",
  marketing: "marketing",
  maps: "maps",
};

/** Delays after a page has mounted, in ms; 0 by default. Source: docs/product/consent.md. */
export const LOAD_DELAYS: Partial<Record<ThirdParty, number>> = { chat: 3000, marketing: 3000 };

/** The script URL of each configured service. */
export type ThirdPartyScripts = Partial<Record<ThirdParty, string>>;
