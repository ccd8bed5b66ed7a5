import { expect, test } from "vitest";

import { type CsvCell, toCsv } from "./csv.ts";

async function* inBatches(...batches: CsvCell[][][]) {
  yield* batches;
}

const write = async (head: string[], ...batches: CsvCell[][][]) => {
  let text = "";
  for await (const piece of toCsv(head, inBatches(...batches), (row) => row)) text += piece;
  return text;
};

test("a CSV file has a byte order mark, and quotes what it must", async () => {
  expect(
    await write(
      ["Text", "Number"],
      [
        ["a", -12.5],
        ['Say "hi", twice', null],
      ],
      [["b\nc", 0]],
    ),
  ).toBe(`\uFEFFText,Number\r\na,-12.5\r\n"Say ""hi"", twice",\r\n"b\nc",0\r\n`);
});

test.each(["=1+1", "+43 1 234", "-1", "@sum", "\ta"])("%j is no formula", async (text) => {
  expect(await write(["Text"], [[text]])).toBe(`\uFEFFText\r\n'${text}\r\n`);
});
