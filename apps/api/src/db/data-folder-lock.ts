import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Thrown when another process is using the data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Two processes on one folder would destroy it: stop the other one, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Locks the data folder until `release` is called or the process ends, however it ends. This is
 * SQLite's file lock: the operating system drops it with the process, so a killed process leaves no
 * stale lock. Throws DataFolderInUse immediately if the folder is already locked.
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
