import { escapeHtml } from "@devguild/schemas/escape-html";

/** Words for the gaps of a sentence; the function is called each time a gap is filled. */
export type Words = Record<string, () => string>;

// Names such as eBPF and iOS keep their first letter, also where a sentence begins.
const KEEPS_CASE = /^[a-z][A-Z]/;

/** Fills the gaps of a sentence, such as `{system}`, and capitalises its first letter. */
export const fillIn = (sentence: string, words: Words) => {
  const filled = sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (!word) throw new Error(`No word for {${name}} in "${sentence}".`);
    return word();
  });
  return KEEPS_CASE.test(filled) ? filled : filled.charAt(0).toUpperCase() + filled.slice(1);
};

export const paragraph = (...sentences: string[]) => `<p>${escapeHtml(sentences.join(" "))}</p>`;
export const heading = (text: string) => `<h2>${escapeHtml(text)}</h2>`;
const items = (entries: readonly string[]) =>
  entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join("");
export const bullets = (entries: readonly string[]) => `<ul>${items(entries)}</ul>`;
export const steps = (entries: readonly string[]) => `<ol>${items(entries)}</ol>`;

/** Adds "a" or "an", depending on how the next word sounds. */
export const withArticle = (words: string) =>
  /^([aeio]|u(?!ni|se|x)|ux|ios|ml|llm|ai\b|sap|sre)/i.test(words) ? `an ${words}` : `a ${words}`;
