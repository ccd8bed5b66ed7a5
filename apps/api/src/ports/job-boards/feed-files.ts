import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Opens an empty temporary file. It has no name, so that it is gone when it is closed, even by a process
 * that is killed.
 */
export const openTemporaryFile = async () => {
  const path = join(tmpdir(), `feed-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  return file;
};
