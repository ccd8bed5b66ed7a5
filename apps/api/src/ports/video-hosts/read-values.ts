const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/;

const toSeconds = (parts: readonly number[]) => parts.reduce((total, part) => total * 60 + part, 0);

/** Parses a length: ISO 8601 ("PT28M45S"), as players show it ("28:45") or in seconds; null for none and for 0. */
export const parseSeconds = (duration: string): number | null => {
  const [, days, hours, minutes, rest] = DURATION.exec(duration) ?? [];
  const parts = /^\d+(?:\.\d+)?(?::\d{1,2}){0,2}$/.test(duration)
    ? duration.split(":").map((part) => Math.round(Number(part)))
    : [Number(days ?? 0) * 24 + Number(hours ?? 0), Number(minutes ?? 0), Number(rest ?? 0)];
  return toSeconds(parts) || null;
};

/** Parses a day or an instant, as exports write it, to an ISO 8601 day; null for anything else. */
export const toDay = (text: string): string | null => {
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const written = compact ? compact.slice(1).join("-") : text;
  // Words without a time, such as "Nov 20, 2026", would otherwise be read in the server's time zone.
  const isBare = !/\d:\d/.test(written) && !/^\d{4}-\d{2}-\d{2}$/.test(written);
  const date = new Date(isBare ? `${written} UTC` : written);
  const year = date.getUTCFullYear();
  return year >= 2000 && year < 2100 ? date.toISOString().slice(0, 10) : null;
};
