import type { JobBoard } from "./job-boards.port.ts";
import {
  distinct,
  fieldsAt,
  listAt,
  readObjects,
  saysRemote,
  textAt,
  toAmount,
  toEntry,
  toInstant,
  toSection,
} from "./read-fields.ts";

/** Lever's Postings API in JSON mode: https://github.com/lever/postings-api */
export const lever: JobBoard = {
  boardUrl: (board) => `https://api.lever.co/v0/postings/${encodeURIComponent(board)}?mode=json`,
  // The document is the list itself.
  read: readObjects("postings", (posting) => {
    const categories = fieldsAt(posting, "categories");
    const salary = fieldsAt(posting, "salaryRange");
    const all = categories["allLocations"];
    const others = Array.isArray(all) ? all.filter((each) => typeof each === "string") : [];
    const location = textAt(categories, "location");
    const isYearly = /year/iu.test(textAt(salary, "interval"));
    const lists = listAt(posting, "lists").map((list) =>
      toSection(textAt(list, "text"), `<ul>${textAt(list, "content")}</ul>`),
    );
    return toEntry({
      externalId: textAt(posting, "id"),
      title: textAt(posting, "text"),
      url: textAt(posting, "hostedUrl") || textAt(posting, "applyUrl"),
      locations: distinct([location, ...others]),
      isRemote: textAt(posting, "workplaceType") === "remote" || saysRemote(location),
      descriptionHtml: [
        textAt(posting, "description"),
        ...lists,
        textAt(posting, "additional"),
      ].join(""),
      employmentType: textAt(categories, "commitment") || null,
      salaryMin: isYearly ? toAmount(salary["min"]) : null,
      salaryMax: isYearly ? toAmount(salary["max"]) : null,
      publishedAt: toInstant(posting["createdAt"]),
    });
  }),
};
