/**
 * Turns what was typed into a link: a host without a scheme gets https, an email address mailto.
 * Null if it is invalid or not allowed as a link.
 */
export const linkAddress = (text: string): string | null => {
  const typed = text.trim();
  if (/^(?:https?:\/\/|mailto:)\S+$/i.test(typed)) return typed;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(typed)) return `mailto:${typed}`;
  return /^[^\s/:@]+\.[^\s/:@.]{2,}(?:[/?#:]\S*)?$/.test(typed) ? `https://${typed}` : null;
};
