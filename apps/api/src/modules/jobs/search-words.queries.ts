import { queryWords } from "@devguild/job-index/words";
import { type SQL, sql } from "drizzle-orm";

/**
 * The jobs that a text in the search field finds: each of its words begins a word of the job. An empty
 * text finds every job; one without a single word, such as "!!", finds none.
 */
export const byWords = (search: SQL | SQL.Aliased | { getSQL: () => SQL }, text: string): SQL => {
  if (text === "") return sql`true`;
  const query = queryWords(text).map((word) => `${word}:*`);
  return query.length > 0
    ? sql`${search} @@ to_tsquery('simple', ${query.join(" & ")})`
    : sql`false`;
};
