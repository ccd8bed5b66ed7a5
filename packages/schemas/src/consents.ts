import { z } from "zod";

import { CONSENT_CATEGORIES, CONSENT_TEXT_VERSION } from "./constants/consents.ts";
import { instant } from "./fields.ts";

/** Which services of others somebody allows from now on, and the version of the texts they read. */
export const serviceConsentsBody = z.object({
  allowed: z.array(z.enum(CONSENT_CATEGORIES)).max(CONSENT_CATEGORIES.length),
  text_version: z.literal(CONSENT_TEXT_VERSION, "The texts have changed. Please choose once more."),
});

/** What somebody allows by the present texts; `given_at` is null where that is nothing. */
export const serviceConsents = z.object({
  allowed: z.array(z.enum(CONSENT_CATEGORIES)),
  text_version: z.string(),
  given_at: instant.nullable(),
});
