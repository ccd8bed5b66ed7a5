import { z } from "zod";
import { id, instant, queryPage, queryPerPage } from "./fields.ts";
import { SECURITY_EVENT_NAMES } from "./constants/security.ts";

/** Where a login was used, too coarse to identify a device or a household. */
const location = {
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Shortened, such as 203.0.113.x. */
  address: z.string().nullable(),
};

/** An active session. `last_used_at` is accurate to the hour. */
export const session = z.object({
  id,
  ...location,
  created_at: instant,
  last_used_at: instant,
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** An event in the security log of a login. */
export const securityEvent = z.object({
  id,
  event: z.enum(SECURITY_EVENT_NAMES),
  ...location,
  at: instant,
});
export type SecurityEvent = z.infer<typeof securityEvent>;

const EVENTS_SHOWN = 12;
export const securityEventsQuery = z.object({
  page: queryPage,
  per_page: queryPerPage(EVENTS_SHOWN),
});

/** A linked login at another provider. */
export const loginConnection = z.object({
  id,
  provider: z.string(),
  email: z.string().nullable(),
  created_at: instant,
});
export type LoginConnection = z.infer<typeof loginConnection>;
