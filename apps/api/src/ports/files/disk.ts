import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { link, mkdir, opendir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { FileStore, ListedFile } from "./files.port.ts";

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === "EEXIST";

/** Resolves with the result of `operation`, or null if there is no such file or folder. */
const orMissing = async <T>(operation: Promise<T>): Promise<T | null> => {
  try {
    return await operation;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
};

async function* listFolder(directory: string): AsyncGenerator<ListedFile> {
  for await (const entry of (await orMissing(opendir(directory))) ?? []) {
    const found = entry.isFile() ? await orMissing(stat(join(directory, entry.name))) : null;
    if (found) yield { name: entry.name, savedAt: found.mtime };
  }
}

/** Stores files in a folder on the local disk. */
export const disk = (root: string): FileStore => ({
  save: async (folder, name, bytes) => {
    const directory = join(root, folder);
    await mkdir(directory, { recursive: true });
    const part = join(directory, `.${randomUUID()}.part`);
    try {
      await writeFile(part, bytes);
      // The final name only ever appears with a complete file, and `link` fails if it exists.
      await link(part, join(directory, name));
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    } finally {
      await rm(part, { force: true });
    }
  },
  open: async (folder, name) => {
    const path = join(root, folder, name);
    const found = await orMissing(stat(path));
    if (!found) return null;
    const { size, mtimeMs } = found;
    return {
      size,
      version: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`,
      stream: (part) => createReadStream(path, part),
    };
  },
  remove: (folder, name) => rm(join(root, folder, name), { force: true }),
  list: (folder) => listFolder(join(root, folder)),
});
