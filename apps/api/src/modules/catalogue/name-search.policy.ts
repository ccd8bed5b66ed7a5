import { plainText } from "@devguild/schemas/slugs";

type Named = { id: number; population: number; search_names: readonly string[] };

/** Normalises a place's name for search: in lower case, without accents and punctuation. */
export const toNameKey = (text: string) =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

// A text of nothing but punctuation names no place; no text at all asks for every place.
const toBeginning = (text: string) => toNameKey(text) || (text.trim() === "" ? "" : undefined);

/** Returns whether one of a place's names starts with a text. */
export const hasNameStarting = ({ search_names }: Pick<Named, "search_names">, text: string) => {
  const beginning = toBeginning(text);
  return beginning !== undefined && search_names.some((name) => name.startsWith(beginning));
};

/** Returns whether a text is one of a place's names. */
export const hasName = ({ search_names }: Pick<Named, "search_names">, text: string) =>
  search_names.includes(toNameKey(text));

/** All names of places in alphabetical order, so that a search reads only those that match. */
export type NameIndex = readonly (readonly [name: string, place: Named])[];

export const buildNameIndex = (places: readonly Named[]): NameIndex =>
  places
    .flatMap((place) => place.search_names.map((name) => [name, place] as const))
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));

const findFirst = (names: NameIndex, beginning: string) => {
  let from = 0;
  let to = names.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((names[middle]?.[0] ?? "") < beginning) from = middle + 1;
    else to = middle;
  }
  return from;
};

/**
 * Returns the ids of places with a name that starts with a text: those of exactly that name first, then
 * the largest first.
 */
export const findPlaces = (names: NameIndex, text: string): number[] => {
  const beginning = toBeginning(text);
  if (beginning === undefined) return [];
  const exact = new Set<Named>();
  const found = new Set<Named>();
  for (let at = findFirst(names, beginning); at < names.length; at++) {
    const [name, place] = names[at] ?? [];
    if (!place || !name?.startsWith(beginning)) break;
    found.add(place);
    if (name === beginning) exact.add(place);
  }
  return [...found]
    .toSorted(
      (a, b) =>
        Number(exact.has(b)) - Number(exact.has(a)) || b.population - a.population || a.id - b.id,
    )
    .map(({ id }) => id);
};
