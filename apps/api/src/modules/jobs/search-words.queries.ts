import { queryWords } from "@devguild/job-index/words";
import { type SQL, sql } from "drizzle-orm";

/**
 * Matches jobs against the search text: every word must be a prefix of one of the job's words. An empty
 * text matches every job; a text without any words, such as "!!", matches none.
 */
export const matchesSearchText = (
  search: SQL | SQL.Aliased | { getSQL: () => SQL },
  text: string,
): SQL => {
  if (text === "") return sql`true`;
  const query = queryWords(text).map((word) => `${word}:*`);
  return query.length > 0
    ? sql`${search} @@ to_tsquery('simple', ${query.join(" & ")})`
    : sql`false`;
};
