import { z } from "zod";

import { SESSION_KINDS } from "./constants/partnerships.ts";
import { id, instant } from "./fields.ts";

/** A session of an event's programme. */
export const eventSession = z.object({
  id,
  title: z.string(),
  kind: z.enum(SESSION_KINDS),
  room: z.string(),
  starts_at: instant,
  ends_at: instant,
  speakers: z.array(z.object({ id, name: z.string() })),
});
export type EventSession = z.infer<typeof eventSession>;
