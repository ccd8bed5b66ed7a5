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
    /** Global Privacy Control, where the browser knows it. */
    globalPrivacyControl?: boolean;
  }
}

/** Whether this browser says for its owner that nobody is to be told of them. */
export const refusesTracking = () => navigator.globalPrivacyControl === true;

/** What was chosen in this browser; null where nothing was. */
export const ownChoice = (): ConsentCategory[] | null => chosenIn(document.cookie);

/** What this browser's owner allows now. */
export const ownConsents = (): ConsentCategory[] => {
  const values: Record<string, string> = {
    Cookie: document.cookie,
    "Sec-GPC": refusesTracking() ? "1" : "0",
  };
  return allowedBy({ get: (name) => values[name] ?? null });
};

/** Whether this browser's owner allows something now. */
export const allows = (category: ConsentCategory) => ownConsents().includes(category);

const CHOSEN = "devguild:consent";

/** Keeps a choice in this browser, and says so to whatever of the page waits for it. */
export const keepChoice = (allowed: readonly ConsentCategory[], domain: string | undefined) => {
  keepCookie(CONSENT_COOKIE, consentValue(allowed), CONSENT_DAYS, domain);
  dispatchEvent(new Event(CHOSEN));
};

/** Calls whenever a choice was kept, until the function that it gives is called. */
export const onChoice = (call: () => void) => {
  addEventListener(CHOSEN, call);
  return () => removeEventListener(CHOSEN, call);
};
