const NAMES = [
  "utm_campaign",
  "utm_content",
  "utm_medium",
  "utm_source",
  "utm_term",
  "gclid",
] as const;

type Utm = Partial<Record<(typeof NAMES)[number], string>>;

// In this page's memory only: more would need the visitor's consent.
let kept: Utm | null = null;

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

/** Remembers where somebody came from; what a later address says counts more. */
export const captureUtm = () => {
  const search = utmIn(location.search, "", location.host);
  kept = search ?? kept ?? utmIn("", document.referrer, location.host);
};

/** Where somebody came from, for a registration; empty where nothing is known. */
export const keptUtm = (): Utm => {
  captureUtm();
  return kept ?? {};
};

/** Forgets it, once it went with a registration. */
export const forgetUtm = () => {
  kept = null;
};
