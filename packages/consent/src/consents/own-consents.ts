import {
  allowedBy,
  chosenIn,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type ConsentCategory,
  consentValue,
} from "@devguild/schemas/constants/consents";
import { keepCookie } from "@devguild/session/keep-cookie";

declare global {
  interface Navigator {
    /** Global Privacy Control, in browsers that support it. */
    globalPrivacyControl?: boolean;
  }
}

/** Returns whether this browser sends Global Privacy Control. */
export const refusesTracking = () => navigator.globalPrivacyControl === true;

/** Returns the choice saved in this browser; null if there is none. */
export const ownChoice = (): ConsentCategory[] | null => chosenIn(document.cookie);

/** Returns what this browser currently allows. */
export const ownConsents = (): ConsentCategory[] => {
  const values: Record<string, string> = {
    Cookie: document.cookie,
    "Sec-GPC": refusesTracking() ? "1" : "0",
  };
  return allowedBy({ get: (name) => values[name] ?? null });
};

/** Returns whether this browser currently allows a category. */
export const allows = (category: ConsentCategory) => ownConsents().includes(category);

const CHOSEN = "devguild:consent";

/** Saves a choice in this browser and notifies the page's listeners. */
export const keepChoice = (allowed: readonly ConsentCategory[], domain: string | undefined) => {
  keepCookie(CONSENT_COOKIE, consentValue(allowed), CONSENT_DAYS, domain);
  dispatchEvent(new Event(CHOSEN));
};

/** Calls `call` after each saved choice; returns a function to unsubscribe. */
export const onChoice = (call: () => void) => {
  addEventListener(CHOSEN, call);
  return () => removeEventListener(CHOSEN, call);
};
