import type { AdminPermission } from "./accounts.ts";

/** The most characters of a notification's title. */
export const NOTIFICATION_TITLE_MAX = 80;
/** The most characters of a notification's text. */
export const NOTIFICATION_BODY_MAX = 500;
/** The most characters of the path that a notification links to. */
export const NOTIFICATION_URL_MAX = 300;
/** How many logins staff can notify at once. */
export const NOTIFICATION_RECIPIENTS_MAX = 200;
/** For how long a notification can be taken back before it goes out. */
export const NOTIFICATION_UNDO_S = 10;
/** For how many hours nobody gets the same notification twice. */
export const NOTIFICATION_REPEAT_HOURS = 24;
/** For how many days notifications are stored. */
export const NOTIFICATION_DAYS = 180;
export const NOTIFICATIONS_PER_PAGE = 20;
/** The most unread notifications that are counted; more read "99+". */
export const UNREAD_MAX = 100;

/**
 * What a notification is about: something our team says to a developer, or to a company user or a
 * colleague (`notice`), a developer's application, a company's candidate, what became of something that
 * staff started, or a developer's reply to staff.
 */
export const NOTIFICATION_KINDS = [
  "team",
  "notice",
  "application",
  "candidate",
  "outcome",
  "reply",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Whom a notification of staff is for. */
export type NotificationAudience = "developers" | "company-users" | "staff";
type Audience = { noun: readonly [string, string]; permission: AdminPermission; page: string };

/** What an audience is called, the permission to notify it, and a page that it can open. */
export const NOTIFICATION_AUDIENCES: Record<NotificationAudience, Audience> = {
  developers: {
    noun: ["developer", "developers"],
    permission: "admin.edit-developers",
    page: "/en/live-events",
  },
  "company-users": {
    noun: ["company user", "company users"],
    permission: "admin.edit-company-account",
    page: "/en/company/company-account",
  },
  staff: {
    noun: ["colleague", "colleagues"],
    permission: "admin.manage-admin-users",
    page: "/en/admin/companies",
  },
};

/** How a notification reaches someone. */
export const NOTIFICATION_CHANNELS = [
  { id: "in_app", value: "In the app" },
  { id: "email", value: "Email" },
] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]["id"];

/** Why someone doesn't get a notification, or not by email. */
export const NOTIFICATION_GAPS = {
  refused: "wants no messages from our team",
  repeated: "already got this notification",
  unavailable: "has no active account",
  unconfirmed: "no email, address not confirmed",
  "no-emails": "no email, turned off",
} as const;
export type NotificationGap = keyof typeof NOTIFICATION_GAPS;

/** What became of a notification to one person. */
export const DELIVERY_STATES = { WAITING: 0, SENT: 1, SKIPPED: 2, WITHDRAWN: 3 } as const;
export type DeliveryState = (typeof DELIVERY_STATES)[keyof typeof DELIVERY_STATES];

export const NOTIFICATION_MESSAGES = {
  title: "Write a title.",
  titleLines: "A title has one line.",
  body: "Write the text.",
  url: {
    developers: "Enter a page of the site, such as /en/jobs.",
    "company-users": "Enter a page of the company portal or the site, such as /en/company/users.",
    staff: "Enter a page of the back office or the site, such as /en/admin/companies.",
  },
  channel: "Choose at least one channel.",
  someone: "Choose at least one person.",
  many: `A notification goes to ${NOTIFICATION_RECIPIENTS_MAX} people at most.`,
  nobody: "Nobody of those chosen can get this notification now.",
  gone: "The notification is on its way and can’t be taken back.",
} as const;
