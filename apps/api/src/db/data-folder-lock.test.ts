import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { runInChild } from "../../testing/child-process.ts";
import { DataFolderInUse, lockDataFolder } from "./data-folder-lock.ts";
import { openDatabase } from "./open-database.ts";

const OPENER = `
  await openDatabase({ dataDir: process.argv[1] });
  console.log("open");
  setInterval(() => undefined, 1000);
`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "devguild-lock-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a data folder", () => {
  test("belongs to one process: a second one is refused at once, with instructions", async () => {
    const first = runInChild(OPENER, folder);
    await first.printed(1);
    const second = runInChild(OPENER, folder);
    expect(await second.ended).not.toBe(0);
    expect(second.lines).toEqual([]);
    expect(second.errors()).toContain(`The data folder ${folder} is in use by another process.`);
    expect(second.errors()).toContain("set DATA_DIR to another folder");

    await first.kill();
    const third = runInChild(OPENER, folder);
    await third.printed(1);
    await third.kill();
  }, 60_000);

  test("is released when it is closed", async () => {
    const database = await openDatabase({ dataDir: folder });
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(DataFolderInUse);
    await database.close();
    lockDataFolder(folder).release();
  });
});
