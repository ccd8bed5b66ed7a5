import { z } from "zod";

import {
  PUSH_ACTIONS,
  PUSH_BODY_MAX,
  PUSH_MESSAGES as M,
  PUSH_REDIRECTS,
  PUSH_STATUSES,
  PUSH_TARGETS,
  PUSH_TITLE_MAX,
  PUSH_URL_MAX,
} from "./constants/push-notifications.ts";
import { id, instant, queryPage, queryPerPage, requiredText, text } from "./fields.ts";
import { webAddress } from "./web-address.ts";

const PER_PAGE = 25;
const count = z.number().int();
const version = z.number().int().min(1);

/** A push notification of an event, as staff see it. Everything is counted by device. */
export const pushNotification = z.object({
  id,
  event: z.object({ id, name: z.string(), timezone: z.string() }),
  title: z.string(),
  body: z.string(),
  target: z.enum(PUSH_TARGETS),
  action: z.enum(PUSH_ACTIONS),
  redirect_type: z.enum(PUSH_REDIRECTS).nullable(),
  url: z.string().nullable(),
  session_id: id.nullable(),
  partner_id: id.nullable(),
  status: z.enum(PUSH_STATUSES),
  scheduled_at: instant.nullable(),
  /** Until when it can be taken back, once it is queued. */
  leaves_at: instant.nullable(),
  sent_at: instant.nullable(),
  /** Why it failed, or didn't reach every device. */
  problem: z.string().nullable(),
  /** Of a draft or a scheduled one, how many there were when it was last saved. */
  recipients_count: count,
  delivered_count: count,
  opened_count: count,
  /** Devices that are gone. */
  expired_count: count,
  failed_count: count,
  /** Devices of which we don't know, as a process stopped while it was sending to them. */
  unknown_count: count,
  version,
  saved_at: instant,
  saved_by: z.string().nullable(),
});
export type PushNotification = z.output<typeof pushNotification>;

const url = webAddress({ max: PUSH_URL_MAX, message: M.url, or: /^(?:$|\/[a-z][^\s\\]*$)/ })
  .nullable()
  .default(null)
  .transform((value) => value || null);

const link = {
  target: z.enum(PUSH_TARGETS, M.target),
  action: z.enum(PUSH_ACTIONS, M.action),
  /** The one that belongs to the action if it is left out; any other is refused. */
  redirect_type: z.enum(PUSH_REDIRECTS, M.redirect).nullish(),
  /** A page of the site, or an https address. */
  url,
  session_id: id.nullable().default(null),
  partner_id: id.nullable().default(null),
};
const oneLine = (value: string) => !/[\r\n]/.test(value);

const draft = {
  ...link,
  title: text(PUSH_TITLE_MAX).refine(oneLine, M.titleLines),
  body: text(PUSH_BODY_MAX),
  /** When it is meant to go out; it does once it is scheduled. */
  scheduled_at: instant.nullable().default(null),
};

/** A new draft, which may be unfinished. */
export const newPushBody = z.object(draft);
export type NewPushBody = z.output<typeof newPushBody>;

/** What is typed into a draft; `version` is the one that the change is based on. */
export const pushDraftBody = z.object({ ...draft, version });
export type PushDraftBody = z.output<typeof pushDraftBody>;

/** What staff decide about a push notification: back to a draft, scheduled, or sent now. */
export const pushBody = z.object({
  ...link,
  title: requiredText(PUSH_TITLE_MAX, M.title).refine(oneLine, M.titleLines),
  body: requiredText(PUSH_BODY_MAX, M.body),
  status: z.literal([PUSH_STATUSES.DRAFT, PUSH_STATUSES.SCHEDULED, PUSH_STATUSES.QUEUED], M.status),
  scheduled_at: instant.nullable().default(null),
  version,
});
export type PushBody = z.output<typeof pushBody>;

export const pushNotificationsQuery = z.object({
  page: queryPage,
  per_page: queryPerPage(PER_PAGE),
});
export type PushNotificationsQuery = z.output<typeof pushNotificationsQuery>;

const choice = <T extends z.ZodType>(key: T) => z.object({ id: key, value: z.string() });

/** What a push notification of an event can be. */
export const pushEditOptions = z.object({
  targets: z.array(choice(z.enum(PUSH_TARGETS))),
  actions: z.array(choice(z.enum(PUSH_ACTIONS))),
  sessions: z.array(z.object({ id, title: z.string(), room: z.string(), starts_at: instant })),
  partners: z.array(z.object({ id, name: z.string() })),
  /** Whether the event's page is published, which sessions and partners open on. */
  has_page: z.boolean(),
});
export type PushEditOptions = z.output<typeof pushEditOptions>;

export const pushAudienceQuery = z.object({ target: z.enum(PUSH_TARGETS, M.target) });

/** Who would get a push notification now. */
export const pushAudience = z.object({
  devices: count,
  phones: count,
  people: count,
  /** People of the group who get none, where the group is the event's; otherwise null. */
  without: count.nullable(),
});
export type PushAudience = z.output<typeof pushAudience>;

/** What became of a test on one's own devices. */
export const pushTest = z.object({ delivered: count, failed: count });
export type PushTest = z.output<typeof pushTest>;

/** A message to one's own devices. */
export const pushTestBody = z.object({
  title: requiredText(PUSH_TITLE_MAX, M.title).refine(oneLine, M.titleLines),
  body: requiredText(PUSH_BODY_MAX, M.body),
});

/** The devices that get push notifications. */
export const pushDevices = z.object({
  devices: count,
  phones: count,
  people: count,
  /** Added in the last 30 days. */
  recent: count,
  /** By the host that delivers to them, the most used first. */
  services: z.array(z.object({ host: z.string(), devices: count })),
});
export type PushDevices = z.output<typeof pushDevices>;

/** The token of a push message that was clicked. */
export const pushOpenedBody = z.object({ token: z.string().max(100) });
