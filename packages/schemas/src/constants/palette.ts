const QUERY_MIN = 2;

/**
 * Returns whether a text in the palette is long enough to search for records. One letter would find almost
 * everything; one digit may be the id of a record. Pure.
 */
export const isPaletteQuery = (text: string) => text.length >= QUERY_MIN || /^[1-9]$/.test(text);
