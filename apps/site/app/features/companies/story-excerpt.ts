const LONGEST = 180;

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** The beginning of a sanitised text as plain words, cut between two of them. */
export const toExcerpt = (html: string) => {
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/[\s,;:.]*\S*$/, "")} …`;
};
