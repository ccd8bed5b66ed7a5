import { plainText } from "@devguild/schemas/slugs";
import { type Column, and, or, type SQL, sql } from "drizzle-orm";

/** Builds an SQL array from a list of ids. */
export const idArray = (ids: readonly number[]) =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  )}]::bigint[]`;

/** Builds a case-insensitive `like` pattern that matches any text containing `text`. */
export const contains = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

/** Normalises a text column the way `plainText` does: lower case, without accents. */
const plainColumn = (text: SQL) => {
  const letters = sql`translate(lower(${text}), 'øđðłı', 'oddli')`;
  const transliterated = sql`replace(replace(replace(replace(${letters}, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')`;
  return sql`regexp_replace(normalize(${transliterated}, NFKD), '[\\u0300-\\u036f]', '', 'g')`;
};

/**
 * Matches texts that contain every one of `words`, in any order, ignoring case and accents; returns
 * undefined if there are no words. The text is normalised only once, however many words there are.
 */
export const containsWords = (text: SQL, words: string): SQL | undefined => {
  const each = plainText(words).split(/\s+/).filter(Boolean);
  if (each.length === 0) return undefined;
  const matches = each.map((word) => sql`plain.words like ${contains(word)}`);
  return sql`exists (select 1 from (select ${plainColumn(text)} as words) plain where ${and(...matches)})`;
};

// Lexemes are stored whole, so punctuation in a name is searchable; each part between signs is a word
// as well.
const SIGNS = "[\\s!-/:-@[-`{-~\\u2010-\\u2027]+";

// PostgreSQL limits a lexeme to 2,046 bytes; longer text is cut off.
const MAX_LENGTH = 500;

const splitAt = (text: SQL, pattern: string) =>
  sql`regexp_split_to_array(${text}, '${sql.raw(pattern)}')`;

/**
 * Converts a text to a tsvector of its normalised words, for `matchesWordPrefixes`. The expression is
 * immutable, so an index on the same expression can serve the query.
 */
export const plainWords = (text: SQL): SQL => {
  const plain = sql`left(${plainColumn(text)}, ${sql.raw(String(MAX_LENGTH))})`;
  return sql`array_to_tsvector(array_remove(${splitAt(plain, "\\s+")} || ${splitAt(plain, SIGNS)}, ''))`;
};

/**
 * Matches if each word of `text` is a prefix of one of `words`, ignoring case and accents; punctuation
 * counts.
 */
export const matchesWordPrefixes = (words: SQL | Column, text: string): SQL | undefined => {
  const each = plainText(text).split(/\s+/).filter(Boolean);
  if (each.length === 0) return undefined;
  const query = each
    .map((word) => `'${word.slice(0, MAX_LENGTH).replace(/['\\]/g, "$&$&")}':*`)
    .join(" & ");
  return sql`${words} @@ ${query}::tsquery`;
};

/**
 * Matches as `matchesWordPrefixes` does, or if the parts between signs are all prefixes of words, which finds an email
 * address by its domain.
 */
export const matchesWordsOrParts = (words: SQL | Column, text: string): SQL | undefined => {
  const parts = text.replace(new RegExp(SIGNS, "g"), " ");
  const isWords = matchesWordPrefixes(words, text);
  return parts === text ? isWords : or(isWords, matchesWordPrefixes(words, parts));
};

/** Matches texts that start with `beginning`, ignoring case and accents. */
export const startsWithText = (text: SQL, beginning: string): SQL =>
  sql`starts_with(${plainColumn(text)}, ${plainText(beginning)})`;
