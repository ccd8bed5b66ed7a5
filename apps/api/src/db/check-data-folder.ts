import { DataFolderInUse, lockDataFolder } from "./data-folder-lock.ts";

// Tells at once, before anything is built, whether another process has the data folder.
try {
  lockDataFolder(process.argv[2] ?? ".data").release();
} catch (error) {
  if (!(error instanceof DataFolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
