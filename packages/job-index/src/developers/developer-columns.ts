import { copyBits, type FacetColumns, restoreBits } from "../inverted-index.ts";
import { copyWithRoomInSteps, type PackedLists, type TypedArray } from "../number-lists.ts";
import { DeveloperIndex, NUMBER_COLUMNS } from "./developer-index.ts";
import { COUNTED } from "./option-totals.ts";
import type { WordColumns } from "./profile-words.ts";

/** Everything that an index of developers knows, as arrays and texts to store. */
export type DeveloperColumns = Record<string, TypedArray | string>;

const LISTS = ["skills", "skillYears", "languages"] as const;
const DICTIONARIES = ["skillIds", "languageIds", "cityIds"] as const;
const SETS = ["live", "sourceable", "reachable"] as const;
const ORDERS = ["newest", "lastSeen"] as const;
const FACETS = [
  "skill",
  "years",
  "level",
  "place",
  "residency",
  "seniority",
  "hiddenFrom",
] as const;

/** Adds columns under a common name, such as "facets.skill.ids". */
const addAll = (columns: DeveloperColumns, name: string, some: DeveloperColumns) => {
  for (const [each, column] of Object.entries(some)) columns[`${name}.${each}`] = column;
};

/** Returns what `addAll` added. */
const pick = (columns: DeveloperColumns, name: string): DeveloperColumns => {
  const prefix = `${name}.`;
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([each]) => each.startsWith(prefix))
      .map(([each, column]) => [each.slice(prefix.length), column]),
  );
};

function* sliceInSteps<T extends TypedArray>(array: T, end: number): Generator<undefined, T> {
  const copy = array.slice(0, end) as T;
  yield;
  return copy;
}

/**
 * Copies an index with all positions, in steps of about a millisecond. Nobody may be put or dropped
 * in between.
 */
export function* copyDevelopersInSteps(
  index: DeveloperIndex,
): Generator<undefined, DeveloperColumns> {
  const { end } = index;
  const columns: DeveloperColumns = {};
  for (const name of NUMBER_COLUMNS)
    columns[name] = yield* sliceInSteps<TypedArray>(index[name], end);
  const positions = Uint32Array.from({ length: end }, (_, document) => document);
  for (const name of LISTS) addAll(columns, name, yield* index[name].packInSteps(positions));
  for (const name of DICTIONARIES) columns[name] = Float64Array.from(index[name].values);
  for (const name of SETS) columns[name] = copyBits(index[name], end);
  for (const name of ORDERS) {
    const { all } = index[name];
    columns[name] = yield* sliceInSteps<TypedArray>(all as Uint32Array<ArrayBuffer>, all.length);
  }
  for (const name of COUNTED) columns[`totals.${name}`] = index.totals[name].slice();
  for (const name of FACETS)
    addAll(columns, `facets.${name}`, yield* index.facets[name].copyInSteps(end));
  addAll(columns, "words", yield* index.words.copyInSteps(end));
  return columns;
}

/** Restores a copied index, in steps of about a millisecond. */
export function* restoreDevelopersInSteps(
  columns: DeveloperColumns,
): Generator<undefined, DeveloperIndex> {
  const index = new DeveloperIndex();
  const end = columns["ids"]?.length ?? 0;
  const numbers: Record<(typeof NUMBER_COLUMNS)[number], TypedArray> = index;
  for (const name of NUMBER_COLUMNS)
    numbers[name] = yield* copyWithRoomInSteps<TypedArray>(columns[name] as TypedArray);
  for (const name of DICTIONARIES)
    for (const id of columns[name] as Float64Array) index[name].numberOf(id);
  for (const name of LISTS)
    yield* index[name].unpackInSteps(pick(columns, name) as PackedLists<Uint16Array<ArrayBuffer>>);
  for (const name of SETS) index[name] = restoreBits(columns[name] as Uint32Array);
  for (const name of ORDERS) index[name].fill(columns[name] as Uint32Array<ArrayBuffer>);
  for (const name of COUNTED)
    index.totals[name] = columns[`totals.${name}`] as Uint32Array<ArrayBuffer>;
  for (const name of FACETS)
    yield* index.facets[name].restoreInSteps(pick(columns, `facets.${name}`) as FacetColumns, end);
  yield* index.words.restoreInSteps(pick(columns, "words") as WordColumns, end);
  yield* index.occupyInSteps(end);
  return index;
}
