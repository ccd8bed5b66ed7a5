import { z } from "zod";

import { CONSENT_CATEGORIES, CONSENT_TEXT_VERSION } from "./constants/consents.ts";
import { instant } from "./fields.ts";

/** The third-party services to allow, and the version of the texts that the visitor read. */
export const serviceConsentsBody = z.object({
  allowed: z.array(z.enum(CONSENT_CATEGORIES)).max(CONSENT_CATEGORIES.length),
  text_version: z.literal(CONSENT_TEXT_VERSION, "The texts have changed. Please choose again."),
});

/** What was allowed under the current texts; `given_at` is null without such a choice. */
export const serviceConsents = z.object({
  allowed: z.array(z.enum(CONSENT_CATEGORIES)),
  text_version: z.string(),
  given_at: instant.nullable(),
});
