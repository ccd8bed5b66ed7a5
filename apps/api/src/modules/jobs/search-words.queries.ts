import { readSearchText } from "@devguild/job-index/words";
import { type SQL, sql } from "drizzle-orm";

/**
 * Matches jobs against the search text: every word must be a prefix of one of the job's words, a quoted
 * phrase must be in them, and what follows a minus must not. An empty text matches every job; a text
 * without any words, such as "!!", matches none.
 */
export const matchesSearchText = (
  search: SQL | SQL.Aliased | { getSQL: () => SQL },
  text: string,
): SQL => {
  if (text === "") return sql`true`;
  const { words, phrases, excluded } = readSearchText(text);
  const inOrder = (phrase: readonly string[]) => `(${phrase.join(" <-> ")})`;
  const query = [
    ...words.map((word) => `${word}:*`),
    ...phrases.map(inOrder),
    ...excluded.map((phrase) => `!${inOrder(phrase)}`),
  ];
  return query.length > 0
    ? sql`${search} @@ to_tsquery('simple', ${query.join(" & ")})`
    : sql`false`;
};
