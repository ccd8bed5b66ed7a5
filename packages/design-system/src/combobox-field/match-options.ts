import type { ComboboxItem, OptionsFilter } from "@mantine/core";

export type FieldOption = {
  value: string;
  label: string;
  /** Other names that the option is found by: "k8s" for Kubernetes. */
  synonyms?: readonly string[];
};

const normalize = (text: string) =>
  text.trim().toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

/** How well an option answers the typed text, 0 for exactly; undefined if it doesn't. */
const rankOption = ({ label, synonyms = [] }: FieldOption, typed: string) => {
  const name = normalize(label);
  const others = synonyms.map(normalize);
  if (name === typed || others.includes(typed)) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.split(/[\s(/-]+/).some((word) => word.startsWith(typed))) return 2;
  if (others.some((other) => other.startsWith(typed))) return 3;
  return name.includes(typed) ? 4 : undefined;
};

/**
 * Selects the options that a typed text finds, ignoring case and accents: exact names and synonyms come
 * first, then names and words that begin with it, then those that contain it.
 */
export const matchOptions = <Option extends FieldOption>(
  options: readonly Option[],
  typed: string,
): Option[] => {
  const text = normalize(typed);
  if (text === "") return [...options];
  return options
    .flatMap((option) => {
      const rank = rankOption(option, text);
      return rank === undefined ? [] : [{ option, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
};

/** Filters the options of a Mantine field, which knows neither synonyms nor an order; groups stay last. */
export const filterOptions =
  (options: readonly FieldOption[]): OptionsFilter =>
  ({ options: items, search }) => {
    const byValue = new Map(
      items.flatMap((item) => ("value" in item ? [[item.value, item] as const] : [])),
    );
    const matches = matchOptions(options, search).flatMap(({ value }): ComboboxItem[] =>
      [byValue.get(value) ?? []].flat(),
    );
    return [...matches, ...items.filter((item) => "group" in item)];
  };
