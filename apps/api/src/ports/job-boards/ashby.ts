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
} from "./read-fields.ts";

/** Ashby's public job posting API: https://developers.ashbyhq.com/docs/public-job-posting-api */
export const ashby: JobBoard = {
  boardUrl: (board) =>
    `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(board)}?includeCompensation=true`,
  read: readObjects("jobs", (job) => {
    if (job["isListed"] === false) return null;
    const salary = listAt(fieldsAt(job, "compensation"), "summaryComponents").find(
      (part) =>
        textAt(part, "compensationType") === "Salary" && textAt(part, "interval") === "1 YEAR",
    );
    const others = listAt(job, "secondaryLocations").map((each) => textAt(each, "location"));
    return toEntry({
      externalId: textAt(job, "id"),
      title: textAt(job, "title"),
      url: textAt(job, "jobUrl") || textAt(job, "applyUrl"),
      locations: distinct([textAt(job, "location"), ...others]),
      isRemote: job["isRemote"] === true || saysRemote(textAt(job, "location")),
      descriptionHtml: textAt(job, "descriptionHtml"),
      employmentType: textAt(job, "employmentType") || null,
      salaryMin: toAmount(salary?.["minValue"]),
      salaryMax: toAmount(salary?.["maxValue"]),
      publishedAt: toInstant(job["publishedAt"]),
    });
  }),
};
