import type { JobBoard } from "./job-boards.port.ts";
import {
  distinct,
  fieldsAt,
  isFields,
  parseJson,
  readObjects,
  textAt,
  toEntry,
  toInstant,
  toSection,
} from "./read-fields.ts";

const PAGE_ROWS = 100;
const SECTIONS = [
  "companyDescription",
  "jobDescription",
  "qualifications",
  "additionalInformation",
];

const readText = (text: string) => {
  const posting = parseJson(text);
  const sections = isFields(posting) ? fieldsAt(fieldsAt(posting, "jobAd"), "sections") : {};
  const html = SECTIONS.map((name) => {
    const section = fieldsAt(sections, name);
    return toSection(textAt(section, "title"), textAt(section, "text"));
  });
  return { descriptionHtml: html.join("") };
};

/**
 * SmartRecruiters' Posting API: pages of postings, and each posting's text on its own.
 * https://developers.smartrecruiters.com/docs/posting-api
 */
export const smartrecruiters: JobBoard = {
  boardUrl: (board) =>
    `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(board)}/postings?limit=${PAGE_ROWS}&offset=0`,
  read: readObjects("content", (posting) => {
    const company = fieldsAt(posting, "company");
    const location = fieldsAt(posting, "location");
    const board = textAt(company, "identifier");
    const id = textAt(posting, "id");
    return toEntry({
      externalId: id,
      title: textAt(posting, "name"),
      url: board && id ? `https://jobs.smartrecruiters.com/${encodeURIComponent(board)}/${id}` : "",
      companyName: textAt(company, "name") || null,
      locations: distinct([
        distinct([textAt(location, "city"), textAt(location, "country").toUpperCase()]).join(", "),
      ]),
      isRemote: location["remote"] === true,
      employmentType: textAt(fieldsAt(posting, "typeOfEmployment"), "label") || null,
      publishedAt: toInstant(posting["releasedDate"]),
    });
  }),
  // Until a page is empty, as a page may be shorter than the limit.
  nextPage: (url, entries) => {
    if (entries === 0) return null;
    const next = new URL(url);
    next.searchParams.set("offset", String(Number(next.searchParams.get("offset")) + entries));
    return next.href;
  },
  detail: {
    url: ({ url, externalId }) =>
      `https://api.smartrecruiters.com/v1/companies/${new URL(url).pathname.split("/")[1] ?? ""}/postings/${externalId}`,
    read: readText,
  },
};
