import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { link, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { FileStore } from "./files.port.ts";

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";
const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === "EEXIST";

/** Keeps files in a folder of this machine's disk. */
export const disk = (root: string): FileStore => ({
  save: async (folder, name, bytes) => {
    const directory = join(root, folder);
    await mkdir(directory, { recursive: true });
    const part = join(directory, `.${randomUUID()}.part`);
    try {
      await writeFile(part, bytes);
      // Only a whole file ever gets the name, and linking refuses one that is taken.
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
    try {
      const { size } = await stat(path);
      return { size, stream: () => createReadStream(path) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  remove: (folder, name) => rm(join(root, folder, name), { force: true }),
});
