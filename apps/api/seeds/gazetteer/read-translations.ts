import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Where a compiled gettext catalogue states its number of texts, and where the two lists of them begin. */
const COUNT = 8;
const KEYS = 12;
const TEXTS = 16;

/** Reads a compiled gettext catalogue (.mo, little-endian) as pairs of key and text. */
const readCatalogue = (file: string): [key: string, text: string][] => {
  const bytes = readFileSync(file);
  // Each list has a length and a position for every text.
  const read = (list: number, index: number) => {
    const entry = bytes.readUInt32LE(list) + index * 8;
    const from = bytes.readUInt32LE(entry + 4);
    return bytes.toString("utf8", from, from + bytes.readUInt32LE(entry));
  };
  return Array.from({ length: bytes.readUInt32LE(COUNT) }, (_, index) => [
    read(KEYS, index),
    read(TEXTS, index),
  ]);
};

/** Reads the names of places in several languages: by GeoNames id, in the order of the languages. */
export const readTranslations = (localesFolder: string, languages: readonly string[]) => {
  const names = new Map<number, string[]>();
  for (const language of languages)
    for (const [key, name] of readCatalogue(
      join(localesFolder, language, "LC_MESSAGES/geonames.mo"),
    )) {
      const id = Number(key);
      if (id > 0 && name !== "") names.set(id, [...(names.get(id) ?? []), name]);
    }
  return names;
};
