import type { JobBoard } from "./job-boards.port.ts";
import {
  distinct,
  type Fields,
  isFields,
  parseEntries,
  parseJson,
  saysRemote,
  textAt,
  toAmount,
  toEntry,
  toInstant,
  toParagraphs,
} from "./read-fields.ts";

const YES = /^(?:1|true|yes|y|remote)$/iu;

/** Reads a row of our own format, which CSV and JSON share; docs/product/listing-import.md lists its fields. */
export const readRow = (row: Fields) => {
  const places = row["locations"] ?? row["location"];
  const listed = Array.isArray(places) ? places : [places];
  const locations = listed.flatMap((each) =>
    typeof each === "string" ? each.split(/\s*[;|]\s*/u) : [],
  );
  return toEntry({
    externalId: textAt(row, "id"),
    title: textAt(row, "title"),
    url: textAt(row, "url"),
    companyName: textAt(row, "company") || null,
    locations: distinct(locations.map((each) => each.trim())),
    isRemote:
      row["remote"] === true || YES.test(textAt(row, "remote")) || locations.some(saysRemote),
    descriptionHtml: textAt(row, "description_html") || toParagraphs(textAt(row, "description")),
    employmentType: textAt(row, "employment_type") || null,
    salaryMin: toAmount(row["salary_min"]),
    salaryMax: toAmount(row["salary_max"]),
    publishedAt: toInstant(row["published_at"]),
  });
};

/** Our own format as JSON: a list of jobs, or an object with the list `jobs`. */
export const json: JobBoard = {
  read: (text) => parseEntries(text, isFields(parseJson(text)) ? "jobs" : undefined).map(readRow),
};
