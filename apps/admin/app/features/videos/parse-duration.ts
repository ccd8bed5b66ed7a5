const PART = /^\d{1,3}$/;

/**
 * Parses a length as a player shows it, "28:45" or "1:02:05", to seconds; a number alone is minutes. NaN
 * for anything else. Pure.
 */
export const parseDuration = (text: string): number => {
  const parts = text.trim().split(":");
  if (parts.length > 3 || !parts.every((part) => PART.test(part))) return Number.NaN;
  const [first = 0, ...rest] = parts.map(Number);
  if (rest.some((part) => part > 59)) return Number.NaN;
  if (rest.length === 0) return first * 60;
  return rest.reduce((total, part) => total * 60 + part, first);
};
