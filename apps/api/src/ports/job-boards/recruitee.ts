import type { JobBoard } from "./job-boards.port.ts";
import {
  distinct,
  fieldsAt,
  listAt,
  readObjects,
  textAt,
  toAmount,
  toEntry,
  toInstant,
  toSection,
} from "./read-fields.ts";

/** Recruitee's Careers Site API: https://docs.recruitee.com/reference/intro-to-careers-site-api */
export const recruitee: JobBoard = {
  boardUrl: (board) => `https://${encodeURIComponent(board)}.recruitee.com/api/offers/`,
  read: readObjects("offers", (offer) => {
    const salary = fieldsAt(offer, "salary");
    const isYearly = textAt(salary, "period") === "year";
    const cities = listAt(offer, "locations").map((each) =>
      distinct([textAt(each, "city"), textAt(each, "country")]).join(", "),
    );
    const location = distinct([textAt(offer, "city"), textAt(offer, "country")]).join(", ");
    return toEntry({
      externalId: textAt(offer, "id"),
      title: textAt(offer, "title"),
      url: textAt(offer, "careers_url") || textAt(offer, "careers_apply_url"),
      companyName: textAt(offer, "company_name") || null,
      locations: distinct(cities.length > 0 ? cities : [location]),
      isRemote: offer["remote"] === true,
      descriptionHtml:
        textAt(offer, "description") + toSection("Requirements", textAt(offer, "requirements")),
      employmentType: textAt(offer, "employment_type_code") || null,
      salaryMin: isYearly ? toAmount(salary["min"]) : null,
      salaryMax: isYearly ? toAmount(salary["max"]) : null,
      publishedAt: toInstant(textAt(offer, "published_at").replace(" UTC", "Z").replace(" ", "T")),
    });
  }),
};
