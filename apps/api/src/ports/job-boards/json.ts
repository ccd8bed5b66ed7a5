import type { FeedEntry, JobBoard } from "./job-boards.port.ts";
import {
  distinct,
  type Fields,
  readObjects,
  saysRemote,
  textAt,
  toAmount,
  toEntry,
  toInstant,
  toParagraphs,
} from "./read-fields.ts";

const YES = /^(?:1|true|yes|y|remote)$/iu;

const quote = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

/** Says which values of a row can't be used, and are left out. */
const listNotes = (row: Fields) => [
  ...["salary_min", "salary_max"].flatMap((name) =>
    textAt(row, name) !== "" && toAmount(row[name]) === null
      ? [`Salary ${quote(textAt(row, name))} isn’t an amount, so it’s left out`]
      : [],
  ),
  ...(textAt(row, "published_at") !== "" && toInstant(row["published_at"]) === null
    ? [`Date ${quote(textAt(row, "published_at"))} isn’t ISO 8601, so it’s left out`]
    : []),
];

/** Reads a row of our own format, which CSV and JSON share; docs/product/listing-import.md lists its fields. */
export const readRow = (fields: Fields, row: number): FeedEntry => {
  const places = fields["locations"] ?? fields["location"];
  const listed = Array.isArray(places) ? places : [places];
  const locations = listed.flatMap((each) =>
    typeof each === "string" ? each.split(/\s*[;|]\s*/u) : [],
  );
  const entry = toEntry({
    externalId: textAt(fields, "id"),
    title: textAt(fields, "title"),
    url: textAt(fields, "url"),
    companyName: textAt(fields, "company") || null,
    locations: distinct(locations.map((each) => each.trim())),
    isRemote:
      fields["remote"] === true || YES.test(textAt(fields, "remote")) || locations.some(saysRemote),
    descriptionHtml:
      textAt(fields, "description_html") || toParagraphs(textAt(fields, "description")),
    employmentType: textAt(fields, "employment_type") || null,
    salaryMin: toAmount(fields["salary_min"]),
    salaryMax: toAmount(fields["salary_max"]),
    publishedAt: toInstant(fields["published_at"]),
  });
  return { ...entry, row, notes: listNotes(fields) };
};

/** Our own format as JSON: a list of jobs, or an object with the list `jobs`. */
export const json: JobBoard = { read: readObjects("jobs", readRow) };
