import { z } from "zod";

import {
  MESSAGE_REPLY_MAX,
  RECIPIENT_STATES,
  SKIP_REASONS,
  type SkipReason,
  SOURCING_MESSAGES as M,
} from "./constants/sourcing.ts";
import { id, instant, queryPage, queryPerPage, requiredText } from "./fields.ts";

/** How many messages a page of them shows. */
const DEVELOPER_MESSAGES_PER_PAGE = 20;

export const developerMessagesQuery = z.object({
  page: queryPage,
  per_page: queryPerPage(DEVELOPER_MESSAGES_PER_PAGE),
});
export type DeveloperMessagesQuery = z.output<typeof developerMessagesQuery>;

const reply = z.object({ id, message: z.string(), created_at: instant });

const written = {
  id,
  subject: z.string(),
  sent_at: instant,
  /** When the developer first opened it on our site; null for unread. */
  read_at: instant.nullable(),
  replied_at: instant.nullable(),
};

/** Who wrote a message; null if they no longer have an account. */
const author = z.object({ full_name: z.string(), image: z.string().nullable() }).nullable();

/** A message of our staff in its developer's list. */
export const developerMessageRow = z.object({ ...written, author });
export type DeveloperMessageRow = z.infer<typeof developerMessageRow>;

/** A message of our staff as its developer reads it. */
export const developerMessage = developerMessageRow.extend({
  body: z.string(),
  /** The job it is about; `is_open` says whether its page is still there. */
  job: z
    .object({
      id,
      title: z.string(),
      slug: z.string(),
      company: z.object({
        id,
        slug: z.string(),
        name: z.string(),
        logo_url: z.string().nullable(),
      }),
      is_open: z.boolean(),
    })
    .nullable(),
  replies: z.array(reply),
  /** Whether someone would read a reply. */
  can_reply: z.boolean(),
});
export type DeveloperMessage = z.infer<typeof developerMessage>;

/** A developer's reply to a message of our staff. */
export const developerReplyBody = z.object({
  message: requiredText(MESSAGE_REPLY_MAX, M.reply),
});

const reasons = Object.keys(SKIP_REASONS) as [SkipReason, ...SkipReason[]];

/** A message of our staff to a developer as staff see it, and what became of it. */
export const staffDeveloperMessage = z.object({
  ...written,
  /** Null for one that didn't go out. */
  sent_at: instant.nullable(),
  created_at: instant,
  body: z.string(),
  sender: z.string().nullable(),
  job_title: z.string().nullable(),
  state: z.literal(Object.values(RECIPIENT_STATES)),
  reason: z.enum(reasons).nullable(),
  replies: z.array(reply),
});
export type StaffDeveloperMessage = z.infer<typeof staffDeveloperMessage>;
