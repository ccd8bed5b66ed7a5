import type { JobBoard } from "./job-boards.port.ts";
import {
  distinct,
  fieldsAt,
  listAt,
  readObjects,
  saysRemote,
  textAt,
  toEntry,
  toInstant,
} from "./read-fields.ts";

const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

// Greenhouse escapes the HTML of a text once more than the others do.
const unescapeOnce = (html: string) =>
  html.replace(/&(?:lt|gt|quot|#39|amp);/gu, (entity) => ENTITIES[entity] ?? entity);

/** Greenhouse's Job Board API, "List jobs" with the texts: https://developers.greenhouse.io/job-board.html */
export const greenhouse: JobBoard = {
  boardUrl: (board) =>
    `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(board)}/jobs?content=true`,
  read: readObjects("jobs", (job) => {
    const location = textAt(fieldsAt(job, "location"), "name");
    const offices = listAt(job, "offices").map((office) => textAt(office, "name"));
    return toEntry({
      externalId: textAt(job, "id"),
      title: textAt(job, "title"),
      url: textAt(job, "absolute_url"),
      locations: distinct(location === "" ? offices : location.split(/\s*;\s*/u)),
      isRemote: saysRemote(location),
      descriptionHtml: unescapeOnce(textAt(job, "content")),
      publishedAt: toInstant(job["first_published"] ?? job["updated_at"]),
    });
  }),
};
