import { type FileHandle, open } from "node:fs/promises";
import { crc32 } from "node:zlib";

import {
  CHECKSUM_BYTES,
  type Columns,
  type Header,
  LENGTH_BYTES,
  MAGIC,
  PIECE,
  toColumn,
} from "./column-format.ts";

/** Thrown for a file that is incomplete, altered, or something else. */
export class DamagedColumnFile extends Error {
  constructor() {
    super("It is damaged.");
  }
}

/** Reads a file from its beginning, piece by piece. */
class CheckedReader {
  readonly #file: FileHandle;
  #at = 0;
  #checksum = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  async read(length: number): Promise<Buffer<ArrayBuffer>> {
    const bytes = Buffer.from(new ArrayBuffer(length));
    for (let at = 0; at < length;) {
      const piece = bytes.subarray(at, at + PIECE);
      const { bytesRead } = await this.#file.read(piece, 0, piece.length, this.#at);
      if (bytesRead === 0) throw new DamagedColumnFile();
      this.#checksum = crc32(piece.subarray(0, bytesRead), this.#checksum);
      at += bytesRead;
      this.#at += bytesRead;
    }
    return bytes;
  }

  /** Reads a checksum, which has to be that of everything before. */
  async verify() {
    const checksum = this.#checksum;
    if ((await this.read(CHECKSUM_BYTES)).readUInt32LE() !== checksum)
      throw new DamagedColumnFile();
  }
}

const readHeader = async (reader: CheckedReader, size: number): Promise<Header> => {
  const before = MAGIC.length + LENGTH_BYTES;
  const bytes = await reader.read(before);
  const length = bytes.readUInt32LE(MAGIC.length);
  const after = before + length + CHECKSUM_BYTES;
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC) || after > size) throw new DamagedColumnFile();
  const text = await reader.read(length);
  await reader.verify();
  const header = JSON.parse(text.toString()) as Header;
  const columnBytes = header.columns.reduce((sum, { bytes }) => sum + bytes, 0);
  if (after + columnBytes + CHECKSUM_BYTES !== size) throw new DamagedColumnFile();
  return header;
};

/**
 * Reads a file that `writeColumnFile` wrote. `check` may refuse it by throwing, before its columns are
 * read. Throws DamagedColumnFile unless every byte is as it was written.
 */
export const readColumnFile = async (
  path: string,
  check: (about: unknown) => Promise<void> | void,
): Promise<Columns> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const reader = new CheckedReader(file);
    const header = await readHeader(reader, size);
    await check(header.about);
    const columns: Columns = {};
    for (const { name, type, bytes } of header.columns)
      columns[name] = toColumn(type, (await reader.read(bytes)).buffer);
    await reader.verify();
    return columns;
  } finally {
    await file.close();
  }
};
