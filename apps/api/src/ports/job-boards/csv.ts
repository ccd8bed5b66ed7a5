import { Readable } from "node:stream";

import { parse } from "csv-parse";

import { FeedProblem, type FeedText, type JobBoard, MAX_ENTRY } from "./job-boards.port.ts";
import { readRow } from "./json.ts";

const REQUIRED = ["id", "title", "url"];
const DELIMITERS = [",", ";", "\t"];

const count = (text: string, part: string) => text.split(part).length - 1;

/** Finds what separates the columns: the most frequent in the line of names. */
const findDelimiter = (names: string) =>
  DELIMITERS.reduce((best, each) => (count(names, each) > count(names, best) ? each : best));

/** Reads a file's line of names, and returns it with all of the text. */
const readNames = async (text: FeedText) => {
  const parts = text[Symbol.asyncIterator]();
  let head = "";
  let next = await parts.next();
  for (; next.done !== true; next = await parts.next()) {
    head += next.value;
    if (head.trimStart().includes("\n") || head.length > MAX_ENTRY) break;
  }
  async function* readAll() {
    yield head;
    yield* { [Symbol.asyncIterator]: () => parts };
  }
  return { names: head.trimStart().split("\n", 1)[0] ?? "", all: readAll() };
};

async function* readRows(text: FeedText): AsyncGenerator<string[]> {
  const { names, all } = await readNames(text);
  const parser = parse({
    bom: true,
    delimiter: findDelimiter(names),
    max_record_size: MAX_ENTRY,
    relax_column_count: true,
    trim: true,
  });
  const source = Readable.from(all);
  source.on("error", (error) => parser.destroy(error)).pipe(parser);
  try {
    yield* parser as AsyncIterable<string[]>;
  } catch (error) {
    if (error instanceof FeedProblem) throw error;
    throw new FeedProblem(`The file isn’t complete CSV: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    source.destroy();
  }
}

const toName = (text: string) => text.toLowerCase().replaceAll(" ", "_");

/** Our own format as CSV with a line of names; separated by commas, semicolons or tabs. */
export const csv: JobBoard = {
  read: async function* readCsv(text) {
    let names: string[] | null = null;
    let row = 0;
    for await (const values of readRows(text)) {
      row += 1;
      if (values.every((value) => value === "")) continue;
      if (names === null) {
        names = values.map(toName);
        const missing = REQUIRED.find((name) => !names?.includes(name));
        if (missing !== undefined) throw new FeedProblem(`The file has no column “${missing}”.`);
        continue;
      }
      const fields = Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
      if (values.length <= names.length) yield readRow(fields, row);
      else {
        const { id = "", title = "" } = fields;
        const reason = `The row has ${values.length} columns instead of ${names.length}`;
        yield { gap: { externalId: id.slice(0, 200), title: title.slice(0, 200), reason }, row };
      }
    }
  },
};
