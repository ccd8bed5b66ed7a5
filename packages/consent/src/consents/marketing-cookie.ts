import { allows } from "./own-consents.ts";

/** The cookie by which the CRM knows a visitor; nothing where they have not allowed marketing. */
export const marketingCookie = (): string | undefined =>
  allows("marketing")
    ? /(?:^|;\s*)hubspotutk=([\w-]{1,200})/.exec(document.cookie)?.[1]
    : undefined;
