import { allows } from "./own-consents.ts";

/**
 * Returns the cookie by which the CRM recognises a visitor; undefined without consent to marketing.
 */
export const marketingCookie = (): string | undefined =>
  allows("marketing")
    ? /(?:^|;\s*)hubspotutk=([\w-]{1,200})/.exec(document.cookie)?.[1]
    : undefined;
