/** Formats a number with separators: 12,345. */
export const formatCount = (count: number) => count.toLocaleString("en-GB");

/** Formats whole euros: €65,000. */
export const formatEuros = (amount: number) => `€${formatCount(amount)}`;

/** Creates a formatter for dates such as "8 Sep 2026". The short month is "Sep", where en-GB alone says "Sept". */
export const createDateFormat = (options: Intl.DateTimeFormatOptions) => {
  const dates = new Intl.DateTimeFormat("en-GB", options);
  return (at: Date) => dates.format(at).replace(/\bSept\b/, "Sep");
};

/** Formats a number with its noun: "1 candidate", "1,250 jobs". */
export const pluralize = (count: number, noun: string, plural = `${noun}s`) =>
  `${formatCount(count)} ${count === 1 ? noun : plural}`;

/**
 * Formats a residence: "Leipzig, Germany", or "Panitzsch (near Leipzig, Germany)" for a town that isn't
 * in the catalogue. Empty without a city.
 */
export const formatResidence = (
  town: string | null,
  ...listed: readonly (string | null | undefined)[]
) => {
  const city = listed.filter(Boolean).join(", ");
  return town ? `${town} (near ${city})` : city;
};
