import { DataFolderInUse, lockDataFolder } from "./data-folder-lock.ts";

// Fails fast, before anything is built, if another process is using the data folder.
try {
  lockDataFolder(process.argv[2] ?? ".data").release();
} catch (error) {
  if (!(error instanceof DataFolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
