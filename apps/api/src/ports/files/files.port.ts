import type { Readable } from "node:stream";

import type { BytePart } from "./byte-range.ts";

/**
 * A kept file: its size in bytes, what tells it from another file of that name, and how to read it, whole
 * or a part that it has.
 */
export type StoredFile = { size: number; version: string; stream: (part?: BytePart) => Readable };

/** A file as its folder lists it. */
export type ListedFile = { name: string; savedAt: Date };

/** Whatever keeps files. What is once kept under a name stays as it is until it is removed. */
export type FileStore = {
  /** Keeps bytes in a folder under a name, all of them or none; false where the name is taken. */
  save: (folder: string, name: string, bytes: Uint8Array) => Promise<boolean>;
  /** A kept file, to be read; null where there is none. */
  open: (folder: string, name: string) => Promise<StoredFile | null>;
  /** Removes a file; nothing where there is none. */
  remove: (folder: string, name: string) => Promise<void>;
  /**
   * The files of a folder, in no order and never all in memory. What a killed process left of a file
   * that it was saving may be among them; its name begins with a dot.
   */
  list: (folder: string) => AsyncIterable<ListedFile>;
};
