import { plainText } from "@devguild/schemas/slugs";
import { and, type SQL, sql } from "drizzle-orm";

/** A list of ids as an SQL array. */
export const idArray = (ids: readonly number[]) =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  )}]::bigint[]`;

/** A pattern of `like` for what contains a text, in any case. */
export const contains = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

/** A text of the database as `plainText` writes it: without accents and in lower case. */
const plainColumn = (text: SQL) => {
  const letters = sql`translate(lower(${text}), 'øđðłı', 'oddli')`;
  const parted = sql`replace(replace(replace(replace(${letters}, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')`;
  return sql`regexp_replace(normalize(${parted}, NFKD), '[\\u0300-\\u036f]', '', 'g')`;
};

/**
 * Whether a text holds each word of another, in any order; case and accents do not matter, and no
 * words ask for nothing. The text is made plain once, however many words there are.
 */
export const containsWords = (text: SQL, words: string): SQL | undefined => {
  const each = plainText(words).split(/\s+/).filter(Boolean);
  if (each.length === 0) return undefined;
  const held = each.map((word) => sql`plain.words like ${contains(word)}`);
  return sql`exists (select 1 from (select ${plainColumn(text)} as words) plain where ${and(...held)})`;
};

// Lexemes are kept whole, so the signs in a name are letters of it, and each part between them is a word, too.
const SIGNS = "[\\s!-/:-@[-`{-~\\u2010-\\u2027]+";

// A lexeme holds 2,046 bytes: of a longer text the rest is left out.
const LONGEST = 500;

const splitAt = (text: SQL, pattern: string) =>
  sql`regexp_split_to_array(${text}, '${sql.raw(pattern)}')`;

/**
 * The words of a text as `plainText` writes it, for `beginsWords`. All of it is immutable: an index on
 * the same expression answers it.
 */
export const plainWords = (text: SQL): SQL => {
  const plain = sql`left(${plainColumn(text)}, ${sql.raw(String(LONGEST))})`;
  return sql`array_to_tsvector(array_remove(${splitAt(plain, "\\s+")} || ${splitAt(plain, SIGNS)}, ''))`;
};

/** Whether each word of a text begins one of `words`; case and accents do not matter, and signs are letters. */
export const beginsWords = (words: SQL, text: string): SQL | undefined => {
  const each = plainText(text).split(/\s+/).filter(Boolean);
  if (each.length === 0) return undefined;
  const query = each
    .map((word) => `'${word.slice(0, LONGEST).replace(/['\\]/g, "$&$&")}':*`)
    .join(" & ");
  return sql`${words} @@ ${query}::tsquery`;
};

/** Whether a text begins with another; case and accents do not matter. */
export const beginsText = (text: SQL, beginning: string): SQL =>
  sql`starts_with(${plainColumn(text)}, ${plainText(beginning)})`;
