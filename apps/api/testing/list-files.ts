import type { FileStore, ListedFile } from "../src/ports/files/files.port.ts";

/** Lists all files of a folder that only has a few. */
export const listFiles = async (files: FileStore, folder: string) => {
  const found: ListedFile[] = [];
  for await (const file of files.list(folder)) found.push(file);
  return found;
};
