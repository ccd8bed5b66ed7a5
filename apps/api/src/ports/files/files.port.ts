import type { Readable } from "node:stream";

import type { BytePart } from "./byte-range.ts";

/**
 * A stored file: its size in bytes, a version that changes with its content, and a function that reads
 * all of it or a part.
 */
export type StoredFile = { size: number; version: string; stream: (part?: BytePart) => Readable };

/** A file as listed in its folder. */
export type ListedFile = { name: string; savedAt: Date };

/** Stores files. A stored file never changes until it is removed. */
export type FileStore = {
  /** Stores a file completely or not at all; returns false if the name is taken. */
  save: (folder: string, name: string, bytes: Uint8Array) => Promise<boolean>;
  /** Opens a stored file for reading; null if there is none. */
  open: (folder: string, name: string) => Promise<StoredFile | null>;
  /** Removes a file; does nothing if there is none. */
  remove: (folder: string, name: string) => Promise<void>;
  /**
   * Streams the files of a folder, in no particular order. May include partial files that a killed
   * process left behind; their names begin with a dot.
   */
  list: (folder: string) => AsyncIterable<ListedFile>;
};
