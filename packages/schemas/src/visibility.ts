import { z } from "zod";

import { flag, id } from "./fields.ts";

export const visibilityBody = z.object({ visible_to_staff: flag });

/** A company that a developer hides from. */
const hiddenCompany = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  logo_url: z.string().nullable(),
});
export type HiddenCompany = z.infer<typeof hiddenCompany>;

/** Who can find a developer. */
export const visibility = z.object({
  /** Whether our staff finds the profile when they look for developers for a job. */
  visible_to_staff: z.boolean(),
  /** By name. */
  hidden_companies: z.array(hiddenCompany),
});
export type Visibility = z.infer<typeof visibility>;
