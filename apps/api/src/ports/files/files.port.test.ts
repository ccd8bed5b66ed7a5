import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { listFiles } from "../../../testing/list-files.ts";
import { openS3 } from "../../../testing/s3-server.ts";
import { disk } from "./disk.ts";
import type { FileStore } from "./files.port.ts";
import { s3 } from "./s3.ts";

const FOLDER = "logos";
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

const onDisk = async () => {
  const root = await mkdtemp(join(tmpdir(), "files-"));
  return { files: disk(root), close: () => rm(root, { recursive: true }) };
};
const onS3 = async () => {
  const server = await openS3();
  return { files: s3(server.bucket), close: server.close };
};

describe.each([
  ["disk", onDisk],
  ["S3", onS3],
])("files stored on %s", (_, open) => {
  let files: FileStore;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ files, close } = await open());
  });
  afterAll(() => close());

  const textOf = async (name: string, folder = FOLDER) => {
    const stored = await files.open(folder, name);
    return stored && (await buffer(stored.stream())).toString();
  };
  test("are read as they were saved, with their size in bytes", async () => {
    expect(await files.save(FOLDER, "a.png", bytesOf("grün"))).toBe(true);
    expect((await files.open(FOLDER, "a.png"))?.size).toBe(5);
    expect(await textOf("a.png")).toBe("grün");
    const large = new Uint8Array(3_000_000).map((_, index) => index % 251);
    await files.save(FOLDER, "large.png", large);
    const stored = await files.open(FOLDER, "large.png");
    expect(stored && Buffer.compare(await buffer(stored.stream()), large)).toBe(0);
  });

  test("are read in ranges", async () => {
    await files.save(FOLDER, "part.png", bytesOf("0123456789"));
    const stored = await files.open(FOLDER, "part.png");
    const read = async (start: number, end: number) =>
      stored && (await buffer(stored.stream({ start, end }))).toString();
    expect([await read(0, 1), await read(4, 6), await read(9, 9)]).toEqual(["01", "456", "9"]);
  });

  test("may be empty", async () => {
    expect(await files.save(FOLDER, "empty.png", bytesOf(""))).toBe(true);
    expect((await files.open(FOLDER, "empty.png"))?.size).toBe(0);
    expect(await textOf("empty.png")).toBe("");
  });

  test("are not overwritten", async () => {
    await files.save(FOLDER, "b.png", bytesOf("first"));
    expect(await files.save(FOLDER, "b.png", bytesOf("second"))).toBe(false);
    expect(await textOf("b.png")).toBe("first");
    expect(await files.save("covers", "b.png", bytesOf("other"))).toBe(true);
    expect(await textOf("b.png", "covers")).toBe("other");
  });

  test("are one of those saved at once, complete", async () => {
    const texts = Array.from({ length: 8 }, (_, index) => String(index).repeat(50_000));
    const saved = await Promise.all(
      texts.map((text) => files.save(FOLDER, "c.png", bytesOf(text))),
    );
    expect(saved.filter(Boolean)).toHaveLength(1);
    expect(await textOf("c.png")).toBe(texts[saved.indexOf(true)]);
  });

  test("have another version once another file has the name", async () => {
    await files.save(FOLDER, "d.png", bytesOf("one"));
    const first = await files.open(FOLDER, "d.png");
    expect((await files.open(FOLDER, "d.png"))?.version).toBe(first?.version);
    expect(first?.version).toMatch(/^[\w-]+$/);
    await files.remove(FOLDER, "d.png");
    await files.save(FOLDER, "d.png", bytesOf("another"));
    expect((await files.open(FOLDER, "d.png"))?.version).not.toBe(first?.version);
  });

  test("are gone once they are removed, and may be removed again", async () => {
    await files.save(FOLDER, "e.png", bytesOf("e"));
    await files.remove(FOLDER, "e.png");
    expect(await files.open(FOLDER, "e.png")).toBeNull();
    await files.remove(FOLDER, "e.png");
    await files.remove("nowhere", "e.png");
    expect(await files.save(FOLDER, "e.png", bytesOf("anew"))).toBe(true);
    expect(await textOf("e.png")).toBe("anew");
  });

  test("are null if never saved", async () => {
    expect(await files.open("nowhere", "a.png")).toBeNull();
    expect(await listFiles(files, "nowhere")).toEqual([]);
  });

  test("are listed by folder with the time they were saved", async () => {
    const before = Date.now();
    const names = ["1.svg", `7-${randomUUID()}.jpg`, "a.pdf"];
    for (const name of names) await files.save("cvs", name, bytesOf(name));
    await files.save("cvs-of-others", "x.pdf", bytesOf("x"));
    const found = await listFiles(files, "cvs");
    expect(found.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    // S3 reports whole seconds, by its own clock.
    for (const { savedAt } of found)
      expect(Math.abs(savedAt.getTime() - before)).toBeLessThan(5000);
    for (const { name } of found) await files.remove("cvs", name);
    expect(await listFiles(files, "cvs")).toEqual([]);
  });

  test("stop being read when the reader stops", async () => {
    await files.save(FOLDER, "long.png", new Uint8Array(5_000_000));
    const stream = (await files.open(FOLDER, "long.png"))?.stream();
    for await (const chunk of stream ?? []) {
      expect((chunk as Buffer).length).toBeLessThan(5_000_000);
      break;
    }
    expect(stream?.destroyed).toBe(true);
  });
});
