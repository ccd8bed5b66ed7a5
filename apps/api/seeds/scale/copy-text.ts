const SIGNS: Record<string, string> = {
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

const escaped = (text: string) => text.replace(/[\\\n\r\t]/g, (sign) => SIGNS[sign] ?? sign);

const element = (entry: unknown) =>
  typeof entry === "number" ? String(entry) : `"${String(entry).replace(/["\\]/g, "\\$&")}"`;

const field = (value: unknown): string => {
  if (value === null || value === undefined) return "\\N";
  if (typeof value === "string") return escaped(value);
  if (typeof value === "boolean") return value ? "t" : "f";
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escaped(`{${value.map(element).join(",")}}`);
  if (typeof value === "number") return String(value);
  if (typeof value === "object") return escaped(JSON.stringify(value));
  throw new TypeError("COPY doesn’t support this value.");
};

/** Formats a row as a line of COPY's text format, with its columns in the given order. */
export const copyLine = <Row extends object>(row: Row, columns: readonly (keyof Row)[]): string =>
  `${columns.map((column) => field(row[column])).join("\t")}\n`;
