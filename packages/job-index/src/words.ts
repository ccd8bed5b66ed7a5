import { plainText } from "@devguild/schemas/slugs";

/** A word: letters and digits, with the signs in names such as C++, C#, .NET and Node.js. */
export const WORD = /(?:(?<![.\p{L}\p{N}])\.)?[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*[+#]*/gu;

// The database's text search splits words at signs, so signs are spelled out.
const spellOut = (word: string) =>
  word.replaceAll("#", "sharp").replaceAll("+", "plus").replace(/^\./, "dot").replaceAll(".", "");

const toWords = (text: string): string[] => (plainText(text).match(WORD) ?? []).map(spellOut);

/**
 * Builds a job's searchable words from its title and its company's name: lower case, no accents,
 * signs spelled out, separated by spaces. "C++ Dev" of "Ada GmbH" gives "cplusplus dev ada gmbh".
 */
export const searchWords = (title: string, companyName: string): string =>
  [...toWords(title), ...toWords(companyName)].join(" ");

/**
 * Splits a search text into words in the form of `searchWords`; each matches the beginning of a
 * word of the job. Empty if the text has no word, such as "!!".
 */
export const queryWords = (text: string): string[] => toWords(text);
