import { STORAGE_PREFIX } from "@devguild/schemas/product";

import { marketingCookie } from "../consents/marketing-cookie.ts";
import { allows } from "../consents/own-consents.ts";

const NAMES = [
  "utm_campaign",
  "utm_content",
  "utm_medium",
  "utm_source",
  "utm_term",
  "gclid",
] as const;

type Utm = Partial<Record<(typeof NAMES)[number], string>>;

type Stored = { utm: Utm; until: number };

/** How long the record is stored in the browser, in ms, if the visitor allows marketing. */
const UTM_LIFETIME = 31_536_000;
const STORAGE_KEY = `${STORAGE_PREFIX}.utm`;

// Without consent to marketing, the record is only in this page's memory.
let current: Utm | null = null;

/** Reads how a visitor found us from the URL and the referrer; null if neither says. */
export const utmIn = (search: string, referrer: string, ownHost: string): Utm | null => {
  const params = new URLSearchParams(search);
  const named = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value.slice(0, 200)]] : [];
    }),
  ) as Utm;
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const isOutside = from !== null && from.host !== "" && from.host !== ownHost;
  if (!named.utm_source && isOutside) named.utm_source = from.host;
  return Object.keys(named).length > 0 ? named : null;
};

const stored = (): Utm | null => {
  try {
    const { utm, until } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null") as Stored;
    return until > Date.now() ? utm : null;
  } catch {
    return null;
  }
};

/** Remembers how the visitor found us; parameters of a later URL take precedence. */
export const captureUtm = () => {
  const search = utmIn(location.search, "", location.host);
  const mayStore = allows("marketing");
  if (!mayStore) localStorage.removeItem(STORAGE_KEY);
  const before = current ?? (mayStore ? stored() : null);
  current = search ?? before ?? utmIn("", document.referrer, location.host);
  // An existing record keeps its expiry time.
  if (mayStore && current && (search || !stored()))
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ utm: current, until: Date.now() + UTM_LIFETIME } satisfies Stored),
    );
};

/** Returns how the visitor found us, for a registration; empty if unknown or without consent. */
export const foundBy = () => {
  captureUtm();
  return { hutk: marketingCookie(), ...current };
};

/** Deletes the record once it was sent with a registration. */
export const forgetUtm = () => {
  current = null;
  localStorage.removeItem(STORAGE_KEY);
};
