import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { HOUR_MS } from "../time.ts";
import { PIECE } from "./column-format.ts";
import { DamagedColumnFile, readColumnFile } from "./read-column-file.ts";
import { writeColumnFile } from "./write-column-file.ts";

const COLUMNS = {
  small: Uint8Array.of(1, 2, 255),
  large: Float64Array.from({ length: PIECE / 4 }, (_, at) => at / 3),
  signed: Int32Array.of(-1, 2 ** 31 - 1),
  endless: Float32Array.of(Infinity, 0.5),
  empty: new Uint16Array(0),
  text: "Über „alles“",
  nothing: "",
};

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "devguild-columns-"));
  path = join(folder, "numbers");
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => readColumnFile(path, () => {});

test("columns come back as they were, and what they are about before that", async () => {
  await writeColumnFile(path, { version: 3 }, COLUMNS);
  let about: unknown;
  expect(await readColumnFile(path, (value) => void (about = value))).toEqual(COLUMNS);
  expect(about).toEqual({ version: 3 });
  expect(readdirSync(folder)).toEqual(["numbers"]);
});

test("a view is written without the rest of its buffer", async () => {
  await writeColumnFile(path, null, { view: COLUMNS.large.subarray(5, 9) });
  expect(await read()).toEqual({ view: COLUMNS.large.slice(5, 9) });
});

test("a file that is refused is not read any further", async () => {
  await writeColumnFile(path, "old", COLUMNS);
  const refuse = () => Promise.reject(new Error("too old"));
  await expect(readColumnFile(path, refuse)).rejects.toThrow("too old");
});

test("several processes write the same file, and it is complete at any time", async () => {
  await writeColumnFile(path, 0, COLUMNS);
  const writing = Array.from({ length: 8 }, (_, index) => writeColumnFile(path, index, COLUMNS));
  for (let count = 0; count < 8; count++) expect(await read()).toEqual(COLUMNS);
  await Promise.all(writing);
  expect(readdirSync(folder)).toEqual(["numbers"]);
});

test("what a killed process left is removed after an hour, and nothing else", async () => {
  const long = new Date(Date.now() - 2 * HOUR_MS);
  for (const name of ["numbers.1.part", "others.1.part", "numbers.old"]) {
    writeFileSync(join(folder, name), "half");
    utimesSync(join(folder, name), long, long);
  }
  writeFileSync(join(folder, "numbers.2.part"), "being written");
  await writeColumnFile(path, null, COLUMNS);
  expect(readdirSync(folder).toSorted()).toEqual([
    "numbers",
    "numbers.2.part",
    "numbers.old",
    "others.1.part",
  ]);
});

test("a file that cannot be written leaves nothing behind", async () => {
  mkdirSync(path);
  await expect(writeColumnFile(path, null, COLUMNS)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(["numbers"]);
});

describe("a damaged file is not read", () => {
  const damage = async (change: (bytes: Buffer) => Buffer) => {
    await writeColumnFile(path, null, COLUMNS);
    writeFileSync(path, change(readFileSync(path)));
  };
  const alter = (at: number) => (bytes: Buffer) => {
    const position = at < 0 ? bytes.length + at : at;
    bytes.writeUInt8((bytes[position] ?? 0) ^ 1, position);
    return bytes;
  };

  test.each([0, 1, 19, 20, 100, 5000, -1])("cut after %d bytes", async (length) => {
    await damage((bytes) => bytes.subarray(0, length));
    await expect(read()).rejects.toThrow(DamagedColumnFile);
  });

  test.each([0, 16, 17, 19, 30, 200, 2000, -1])("with byte %d altered", async (at) => {
    await damage(alter(at));
    await expect(read()).rejects.toThrow(DamagedColumnFile);
  });

  test("with something at its end", async () => {
    await damage((bytes) => Buffer.concat([bytes, bytes]));
    await expect(read()).rejects.toThrow(DamagedColumnFile);
  });

  test("that is another file", async () => {
    await damage(() => Buffer.from("Dear reader, ".repeat(1000)));
    await expect(read()).rejects.toThrow(DamagedColumnFile);
  });
});
