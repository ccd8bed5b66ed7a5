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
  return sql`regexp_replace(normalize(${parted}, NFKD), '[\u0300-\u036f]', '', 'g')`;
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
