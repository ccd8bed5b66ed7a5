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
