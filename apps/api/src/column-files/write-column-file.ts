import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { crc32 } from "node:zlib";

import { HOUR_MS } from "../time.ts";
import { type Columns, type Header, MAGIC, PIECE, toBytes } from "./column-format.ts";

const PART = ".part";

/** Removes what processes left that were killed while writing. */
const removeAbandoned = async (path: string) => {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith(PART)) continue;
    const part = join(folder, name);
    const { mtimeMs } = await stat(part).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - HOUR_MS) await rm(part, { force: true });
  }
};

const toUInt32 = (number: number) => {
  const bytes = Buffer.alloc(Uint32Array.BYTES_PER_ELEMENT);
  bytes.writeUInt32LE(number);
  return bytes;
};

const writeAll = async (file: FileHandle, about: unknown, columns: Columns) => {
  const stored = Object.entries(columns).map(([name, column]) => {
    const { type, bytes } = toBytes(column);
    return { name, type, bytes };
  });
  const header: Header = {
    about,
    columns: stored.map(({ name, type, bytes }) => ({ name, type, bytes: bytes.length })),
  };
  const headerBytes = Buffer.from(JSON.stringify(header));
  let checksum = 0;
  const write = async (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; at += PIECE) {
      const piece = bytes.subarray(at, at + PIECE);
      checksum = crc32(piece, checksum);
      await file.writeFile(piece);
    }
  };
  await write(MAGIC);
  await write(toUInt32(headerBytes.length));
  await write(headerBytes);
  await write(toUInt32(checksum));
  for (const { bytes } of stored) await write(bytes);
  await write(toUInt32(checksum));
  await file.sync();
};

/**
 * Writes columns to a file that appears, or replaces the one there, only once it is complete. Several
 * processes may write the same one. The columns must not change meanwhile.
 */
export const writeColumnFile = async (path: string, about: unknown, columns: Columns) => {
  await mkdir(dirname(path), { recursive: true });
  await removeAbandoned(path);
  const part = `${path}.${randomUUID()}${PART}`;
  try {
    const file = await open(part, "wx");
    try {
      await writeAll(file, about, columns);
    } finally {
      await file.close();
    }
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
};
