import { marketingCookie } from "@devguild/consent/marketing-cookie";
import { allows } from "@devguild/consent/own-consents";
import { STORAGE_PREFIX } from "@devguild/schemas/product";

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

/** Milliseconds for which it is kept in a browser whose owner allows marketing. */
const UTM_LIFETIME = 31_536_000;
const STORED_AS = `${STORAGE_PREFIX}.utm`;

// Before marketing is allowed, in this page's memory only.
let current: Utm | null = null;

/** What an address and the page that led there say of where somebody came from; null where nothing does. */
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
    const { utm, until } = JSON.parse(localStorage.getItem(STORED_AS) ?? "null") as Stored;
    return until > Date.now() ? utm : null;
  } catch {
    return null;
  }
};

/** Remembers where somebody came from; what a later address says counts more. */
export const captureUtm = () => {
  const search = utmIn(location.search, "", location.host);
  const mayStore = allows("marketing");
  if (!mayStore) localStorage.removeItem(STORED_AS);
  const before = current ?? (mayStore ? stored() : null);
  current = search ?? before ?? utmIn("", document.referrer, location.host);
  // What is known already keeps the end that it has.
  if (mayStore && current && (search || !stored()))
    localStorage.setItem(
      STORED_AS,
      JSON.stringify({ utm: current, until: Date.now() + UTM_LIFETIME } satisfies Stored),
    );
};

/** How somebody found us, for a registration; empty where nothing is known, or may be told. */
export const foundBy = () => {
  captureUtm();
  return { hutk: marketingCookie(), ...current };
};

/** Forgets it, once it went with a registration. */
export const forgetUtm = () => {
  current = null;
  localStorage.removeItem(STORED_AS);
};
