import { z } from "zod";

import { id } from "./fields.ts";

/** An ad of a community partner. */
export const partnerBanner = z.object({
  id,
  title: z.string(),
  body: z.string(),
  image_url: z.string().nullable(),
  url: z.string(),
  partner_name: z.string(),
});
export type PartnerBanner = z.infer<typeof partnerBanner>;
