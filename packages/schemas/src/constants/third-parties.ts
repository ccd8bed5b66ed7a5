import type { ConsentCategory } from "./consents.ts";

/** The services of others whose scripts a page can load. */
export const THIRD_PARTIES = [
  "chat",
  "tag-manager",
  "session-recording",
  "marketing",
  "maps",
] as const;
export type ThirdParty = (typeof THIRD_PARTIES)[number];

/** What has to be allowed before each of them loads. */
export const SERVICE_CATEGORIES: Record<ThirdParty, ConsentCategory> = {
  chat: "chat",
  "tag-manager": "statistics",
  "session-recording": "statistics",
  marketing: "marketing",
  maps: "maps",
};

/** Milliseconds after a page has mounted; what is missing loads at once. Source: docs/product/consent.md. */
export const LOAD_DELAYS: Partial<Record<ThirdParty, number>> = { chat: 3000, marketing: 3000 };

/** What a browser is told of the configured ones: the address of each one's script. */
export type ThirdPartyScripts = Partial<Record<ThirdParty, string>>;
