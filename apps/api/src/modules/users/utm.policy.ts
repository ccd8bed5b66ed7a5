import type { utmRecord } from "@devguild/schemas/applications";
import type { z } from "zod";

/** Converts campaign parameters to the value stored with a new login; null if there are none. */
export const toUtm = ({
  utm_campaign,
  utm_content,
  utm_medium,
  utm_source,
  utm_term,
  gclid,
}: z.output<typeof utmRecord>) => {
  const given = Object.entries({
    utm_campaign,
    utm_content,
    utm_medium,
    utm_source,
    utm_term,
    gclid,
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? Object.fromEntries(given) : null;
};
