import type { FileStore, ListedFile } from "../src/ports/files/files.port.ts";

/** All files of a folder, where a test knows that they are few. */
export const listed = async (files: FileStore, folder: string) => {
  const found: ListedFile[] = [];
  for await (const file of files.list(folder)) found.push(file);
  return found;
};
