const numbers = new Intl.NumberFormat("en-GB");

/** A number as people read it: 12,345. */
export const formatCount = (count: number) => numbers.format(count);

/** Whole euros as people read them: €65,000. */
export const formatEuros = (amount: number) => `€${formatCount(amount)}`;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as HTML and XML write it, between tags and within quotes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
