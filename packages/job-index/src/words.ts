import { plainText } from "@devguild/schemas/slugs";

/** A word: letters and digits, with the signs in names such as C++, C#, .NET and Node.js. */
export const WORD = /(?:(?<![.\p{L}\p{N}])\.)?[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*[+#]*/gu;

// The database's text search splits words at signs, so signs are spelled out.
const spellOut = (word: string) =>
  word.replaceAll("#", "sharp").replaceAll("+", "plus").replace(/^\./, "dot").replaceAll(".", "");

const wordsOf = (text: string): string[] => (plainText(text).match(WORD) ?? []).map(spellOut);

/**
 * The words that find a job, from its title and its company's name: lower case, no accents, signs
 * spelled out, separated by spaces. "C++ Dev" of "Ada GmbH" gives "cplusplus dev ada gmbh".
 */
export const searchWords = (title: string, companyName: string): string =>
  [...wordsOf(title), ...wordsOf(companyName)].join(" ");

/**
 * The words of a text typed into the search field, in the form of `searchWords`; each matches the
 * beginning of a word of the job. Empty where the text has no word, such as "!!".
 */
export const queryWords = (text: string): string[] => wordsOf(text);
