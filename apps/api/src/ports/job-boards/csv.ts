import { parse } from "csv-parse/sync";

import { FeedProblem, type JobBoard } from "./job-boards.port.ts";
import { readRow } from "./json.ts";
import type { Fields } from "./read-fields.ts";

const REQUIRED = ["id", "title", "url"];

const parseRows = (text: string): Fields[] => {
  try {
    return parse(text, {
      bom: true,
      columns: (names: string[]) =>
        names.map((name) => name.trim().toLowerCase().replaceAll(" ", "_")),
      delimiter: [",", ";", "\t"],
      relax_column_count_less: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    throw new FeedProblem(`The file isn’t complete CSV: ${(error as Error).message}`);
  }
};

/** Our own format as CSV with a line of names; separated by commas, semicolons or tabs. */
export const csv: JobBoard = {
  read: (text) => {
    const rows = parseRows(text);
    const [first] = rows;
    const missing = first ? REQUIRED.filter((name) => !(name in first)) : [];
    if (missing.length > 0) throw new FeedProblem(`The file has no column “${missing[0]}”.`);
    return rows.map(readRow);
  },
};
