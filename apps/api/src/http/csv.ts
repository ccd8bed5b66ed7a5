/** A cell of a CSV file. */
export type CsvCell = string | number | null;

// A spreadsheet runs cells that begin like this as formulas.
const FORMULA = /^[=+\-@\t\r]/;

/** Formats one cell: quoted where needed, and a text that begins like a formula made a plain text. */
const toCell = (cell: CsvCell) => {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const toLine = (cells: readonly CsvCell[]) => `${cells.map(toCell).join(",")}\r\n`;

// Without it, spreadsheets read UTF-8 as another encoding.
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Writes rows as a CSV file (RFC 4180), batch by batch; texts never become formulas in a spreadsheet.
 * `toCells` converts a row.
 */
export async function* toCsv<Row>(
  head: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  toCells: (row: Row) => readonly CsvCell[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toLine(head);
  for await (const rows of batches) yield rows.map((row) => toLine(toCells(row))).join("");
}

/** Makes one batch of rows that are few. */
export async function* toBatch<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
