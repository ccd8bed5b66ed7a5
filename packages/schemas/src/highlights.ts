import { z } from "zod";

import { HIGHLIGHT_CATEGORIES } from "./constants/highlights.ts";
import { id, instant } from "./fields.ts";

/** What the editors promote: a video, or a live event that has not ended. */
export const highlight = z.object({
  id,
  category: z.enum(HIGHLIGHT_CATEGORIES),
  title: z.string(),
  subtitle: z.string(),
  image_url: z.string().nullable(),
  item_id: id,
  item_slug: z.string(),
  /** When the live event begins; null for a video. */
  item_starts_at: instant.nullable(),
  /** What a card says about a video, with its speakers' names in order; null for a live event. */
  video: z
    .object({
      duration_seconds: z.number().int(),
      speakers: z.array(z.string()),
      event: z.string().nullable(),
      requires_login: z.boolean(),
    })
    .nullable(),
  cta_label: z.string(),
});
export type Highlight = z.infer<typeof highlight>;
