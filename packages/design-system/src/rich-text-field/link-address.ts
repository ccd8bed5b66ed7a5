/**
 * The address that somebody typed, as a link may carry it: a host without its scheme gets https, a mail
 * address mailto. Null for what leads nowhere, or where a link must not lead.
 */
export const linkAddress = (text: string): string | null => {
  const typed = text.trim();
  if (/^(?:https?:\/\/|mailto:)\S+$/i.test(typed)) return typed;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(typed)) return `mailto:${typed}`;
  return /^[^\s/:@]+\.[^\s/:@.]{2,}(?:[/?#:]\S*)?$/.test(typed) ? `https://${typed}` : null;
};
