import { Documents, NUMBER_COLUMNS, type NumberColumns, type Traits } from "./documents.ts";
import { copyWithRoomInSteps, pickInSteps, type TypedArray } from "./number-lists.ts";
import { toSortedIds } from "./sorted-ids.ts";

// Words or lists of locations restored in one step.
const VALUES_AT_ONCE = 512;

/** Everything that documents say, as arrays and texts to store. */
export type DocumentColumns = NumberColumns & {
  skillLengths: Uint16Array<ArrayBuffer>;
  skillNumbers: Uint16Array<ArrayBuffer>;
  wordLengths: Uint16Array<ArrayBuffer>;
  wordNumbers: Uint32Array<ArrayBuffer>;
  locationLengths: Uint16Array<ArrayBuffer>;
  locationNumbers: Uint16Array<ArrayBuffer>;
  skillIds: Float64Array<ArrayBuffer>;
  locationIds: Float64Array<ArrayBuffer>;
  /** Separated by spaces. */
  vocabulary: string;
  /** JSON. */
  traitValues: string;
};

/**
 * Copies documents, in steps of less than a millisecond. In between they may expire, as the columns of
 * dropped documents stay as they are, but none may be put.
 */
export function* copyColumnsInSteps(documents: Documents): Generator<undefined, DocumentColumns> {
  const live = toSortedIds(documents.live);
  const numbers: Record<string, TypedArray> = {};
  for (const name of NUMBER_COLUMNS)
    numbers[name] = yield* pickInSteps<TypedArray>(documents[name], live);
  const skills = yield* documents.skills.packInSteps(live);
  const words = yield* documents.words.packInSteps(live);
  const lists = Uint32Array.from(documents.locationListValues.values, (_, number) => number);
  const locations = yield* documents.locationsByList.packInSteps(lists);
  const vocabulary = documents.vocabulary.values.join(" ");
  yield;
  return {
    ...(numbers as NumberColumns),
    skillLengths: skills.lengths,
    skillNumbers: skills.numbers,
    wordLengths: words.lengths,
    wordNumbers: words.numbers,
    locationLengths: locations.lengths,
    locationNumbers: locations.numbers,
    skillIds: Float64Array.from(documents.skillIds.values),
    locationIds: Float64Array.from(documents.locationIds.values),
    vocabulary,
    traitValues: JSON.stringify(documents.traitValues.values),
  };
}

/** Restores copied documents, in steps of less than a millisecond. */
export function* restoreDocumentsInSteps(
  columns: DocumentColumns,
): Generator<undefined, Documents> {
  const documents = new Documents();
  const numbers: Record<string, TypedArray> = documents as NumberColumns;
  for (const name of NUMBER_COLUMNS)
    numbers[name] = yield* copyWithRoomInSteps<TypedArray>(columns[name]);
  const { skillLengths, skillNumbers, wordLengths, wordNumbers } = columns;
  yield* documents.skills.unpackInSteps({ lengths: skillLengths, numbers: skillNumbers });
  yield* documents.words.unpackInSteps({ lengths: wordLengths, numbers: wordNumbers });
  const { locationLengths: lengths, locationNumbers } = columns;
  yield* documents.locationsByList.unpackInSteps({ lengths, numbers: locationNumbers });
  for (let list = 0; list < lengths.length; list++) {
    if (list % VALUES_AT_ONCE === 0) yield;
    documents.locationListValues.numberOf([...documents.locationsByList.get(list)]);
  }
  for (const id of columns.skillIds) documents.skillIds.numberOf(id);
  for (const id of columns.locationIds) documents.locationIds.numberOf(id);
  const words = columns.vocabulary === "" ? [] : columns.vocabulary.split(" ");
  for (const [at, word] of words.entries()) {
    if (at % VALUES_AT_ONCE === 0) yield;
    documents.vocabulary.numberOf(word);
  }
  for (const traits of JSON.parse(columns.traitValues) as Traits[])
    documents.traitValues.numberOf(traits);
  yield* documents.occupyInSteps(columns.ids.length);
  return documents;
}
