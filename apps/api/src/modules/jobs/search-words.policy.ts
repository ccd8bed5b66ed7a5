import { plainText } from "@devguild/schemas/slugs";
import { type SQL, sql } from "drizzle-orm";

/** A word: letters and digits, with the signs that names such as C++, C#, .NET and Node.js need. */
export const WORD = /(?:(?<![.\p{L}\p{N}])\.)?[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*[+#]*/gu;

// The database's text search splits at signs, so they are spelt out.
const spelt = (word: string) =>
  word.replaceAll("#", "sharp").replaceAll("+", "plus").replace(/^\./, "dot").replaceAll(".", "");

const wordsOf = (text: string) => (plainText(text).match(WORD) ?? []).map(spelt);

/** The words that a job is found by: those of its title and of its company, without accents. */
export const searchWords = (title: string, companyName: string) =>
  [...wordsOf(title), ...wordsOf(companyName)].join(" ");

/** The words that a text in the search field asks for, each the beginning of a word of the job. */
export const queryWords = (text: string): string[] => wordsOf(text);

/**
 * What a text in the search field asks for: each of its words begins a word of the job. No text asks
 * for nothing; one without a single word, such as "!!", matches no job rather than every one.
 */
export const byWords = (search: SQL | SQL.Aliased | { getSQL: () => SQL }, text: string): SQL => {
  if (text === "") return sql`true`;
  const query = queryWords(text).map((word) => `${word}:*`);
  return query.length > 0
    ? sql`${search} @@ to_tsquery('simple', ${query.join(" & ")})`
    : sql`false`;
};
