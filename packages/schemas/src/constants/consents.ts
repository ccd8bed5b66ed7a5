/** What needs consent; what the product needs to work doesn't. */
export const CONSENT_CATEGORIES = ["chat", "statistics", "marketing", "maps", "errors"] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** The cookie with the allowed categories and the version of the texts. */
export const CONSENT_COOKIE = "devguild_consent";

/** The version of the texts below; changing it asks everyone again. */
export const CONSENT_TEXT_VERSION = "2027-01";

/** How long a choice lasts, in days. */
export const CONSENT_DAYS = 7;

/** The title of each category, and the text that is consented to. */
export const CONSENT_TEXTS: Record<ConsentCategory, { title: string; text: string }> = {
  chat: {
    title: "Support chat",
    text: "Message us from any page. The chat is run by another company, which sees which pages you visit and, if you’re logged in, who you are.",
  },
  statistics: {
    title: "Statistics",
    text: "Other companies count visits for us and record how pages are used, so we can see where people get stuck.",
  },
  marketing: {
    title: "Marketing",
    text: "On our pages for companies, another company records which ones you read. An employer may count, or have another company count, that you opened its job ad. How you found us is saved in this browser and sent along when you sign up or send a form.",
  },
  maps: {
    title: "Maps",
    text: "If we don’t know a place that you type, we look it up with a map service.",
  },
  errors: {
    title: "Error reports",
    text: "When something breaks, the company that collects our error reports gets your account number too, so we can see what happened to you.",
  },
};

/** Builds the cookie's value for a choice. */
export const consentValue = (allowed: readonly ConsentCategory[]) =>
  [CONSENT_TEXT_VERSION, ...allowed].join(".");

/**
 * Parses the choice from a `Cookie` header or `document.cookie`; null if there is none, or one
 * under former texts.
 */
export const chosenIn = (cookies: string): ConsentCategory[] | null => {
  const value = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([^;]*)`).exec(cookies)?.[1];
  const [version, ...names] = value?.split(".") ?? [];
  return version === CONSENT_TEXT_VERSION
    ? CONSENT_CATEGORIES.filter((category) => names.includes(category))
    : null;
};

/**
 * Returns the categories that a request's headers allow. Global Privacy Control (`Sec-GPC: 1`)
 * refuses all.
 */
export const allowedBy = (headers: { get: (name: string) => string | null }): ConsentCategory[] =>
  headers.get("Sec-GPC") === "1" ? [] : (chosenIn(headers.get("Cookie") ?? "") ?? []);
