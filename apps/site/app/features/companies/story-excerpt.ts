const MAX_LENGTH = 180;

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** Returns the beginning of a sanitised text as plain text, cut at a word boundary. */
export const toExcerpt = (html: string) => {
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
  return text.length <= MAX_LENGTH
    ? text
    : `${text.slice(0, MAX_LENGTH).replace(/[\s,;:.]*\S*$/, "")} …`;
};
