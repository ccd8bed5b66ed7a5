import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Somebody else holds the data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Two processes on one folder would destroy it: stop the other one, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Takes the data folder for this process until `release` or the process's end, however it ends.
 * The lock is SQLite's lock on a file: the operating system drops it with the process, so that a
 * killed process leaves nothing stale behind. Throws DataFolderInUse at once where it is taken.
 */
export const lockDataFolder = (folder: string): { release: () => void } => {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, "lock"), { timeout: 0 });
  try {
    file.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch {
    file.close();
    throw new DataFolderInUse(folder);
  }
  return { release: () => file.close() };
};
