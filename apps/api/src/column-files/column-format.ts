/** The first bytes of every column file. The length of the header follows, the header, and the columns. */
export const MAGIC = Buffer.from("DEVGUILD-COLUMNS");

export const LENGTH_BYTES = 4;

/** After the header, and at the end: the checksum of all that is before. */
export const CHECKSUM_BYTES = 4;

/** Bytes that are read or written at once, so that a checksum doesn't hold the event loop. */
export const PIECE = 512 * 1024;

const ARRAYS = {
  Uint8Array,
  Uint16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
  Float64Array,
} as const;
type ArrayName = keyof typeof ARRAYS;

/** Numbers of one column. */
export type NumberColumn = {
  [Name in ArrayName]: InstanceType<(typeof ARRAYS)[Name]> & { buffer: ArrayBuffer };
}[ArrayName];

/** The columns of a file by name: numbers or a text each. */
export type Columns = Record<string, NumberColumn | string>;

/** How a column is stored; a text as UTF-8. */
export type StoredColumn = { name: string; type: ArrayName | "text"; bytes: number };

/** The header, as JSON; `about` is whatever the writer needs to recognise the file. */
export type Header = { about: unknown; columns: StoredColumn[] };

/** Returns how a column is stored; its bytes are those of the column itself, not a copy. */
export const toBytes = (
  column: NumberColumn | string,
): { type: StoredColumn["type"]; bytes: Buffer } =>
  typeof column === "string"
    ? { type: "text", bytes: Buffer.from(column) }
    : {
        type: column.constructor.name as ArrayName,
        bytes: Buffer.from(column.buffer, column.byteOffset, column.byteLength),
      };

/** Returns the column that some bytes are. */
export const toColumn = (type: StoredColumn["type"], bytes: ArrayBuffer): NumberColumn | string =>
  type === "text" ? Buffer.from(bytes).toString() : new ARRAYS[type](bytes);
