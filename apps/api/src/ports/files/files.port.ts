import type { Readable } from "node:stream";

/** Whatever keeps files. What is once kept under a name stays as it is until it is removed. */
export type FileStore = {
  /** Keeps bytes in a folder under a name, all of them or none; false where the name is taken. */
  save: (folder: string, name: string, bytes: Uint8Array) => Promise<boolean>;
  /** A kept file, to be read; null where there is none. */
  open: (folder: string, name: string) => Promise<{ size: number; stream: () => Readable } | null>;
  /** Removes a file; nothing where there is none. */
  remove: (folder: string, name: string) => Promise<void>;
};
