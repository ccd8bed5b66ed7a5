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

/** A search text in the form of `searchWords`; all empty if it has no word, such as "!!". */
export type SearchText = {
  /** Each matches the beginning of a word of the job. */
  words: string[];
  /** Each matches whole words of the job, one after another. */
  phrases: string[][];
  /** A job with one of these phrases is left out. */
  excluded: string[][];
};

/**
 * A quoted phrase or a word after a minus: `"platform engineer"`, `-java`, `-"team lead"`. A minus
 * within a word, as in "full-stack", and a quote that isn't closed are ordinary signs.
 */
const OPERATOR = /(?<!\S)-(?:"([^"]*)"|([^\s"-]\S*))|"([^"]*)"/gu;
const TYPOGRAPHIC_QUOTES = /[“”„«»]/gu;

/**
 * Separates the quoted phrases and the words after a minus from the rest of a search text. `phrases`
 * and `excluded` are as typed, without their signs; `operators` are as typed, with them.
 */
export const splitOperators = (
  text: string,
): { rest: string; operators: string[]; phrases: string[]; excluded: string[] } => {
  const found = { operators: [] as string[], phrases: [] as string[], excluded: [] as string[] };
  const rest = text
    .replace(TYPOGRAPHIC_QUOTES, '"')
    .replace(OPERATOR, (sign, notPhrase?: string, notWord?: string, phrase?: string) => {
      const meant = phrase ?? notPhrase ?? notWord ?? "";
      if (toWords(meant).length === 0) return sign;
      found.operators.push(sign);
      (phrase === undefined ? found.excluded : found.phrases).push(meant);
      return " ";
    });
  return { rest, ...found };
};

/** Parses a search text: words, quoted phrases, and what a minus leaves out. */
export const readSearchText = (text: string): SearchText => {
  const { rest, phrases, excluded } = splitOperators(text);
  return {
    words: toWords(rest),
    phrases: phrases.map(toWords),
    excluded: excluded.map(toWords),
  };
};
