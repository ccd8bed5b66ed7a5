const MAX_LENGTH = 180;

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** Returns a sanitised text without its tags, on one line. Pure. */
export const toPlainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();

/** Returns the beginning of a sanitised text as plain text, cut at a word boundary. Pure. */
export const toExcerpt = (html: string) => {
  const text = toPlainText(html);
  return text.length <= MAX_LENGTH
    ? text
    : `${text.slice(0, MAX_LENGTH).replace(/[\s,;:.]*\S*$/, "")} …`;
};
