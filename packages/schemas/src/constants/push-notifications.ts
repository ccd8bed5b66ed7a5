/** The most characters of a push notification's title. */
export const PUSH_TITLE_MAX = 65;
/** The most characters of a push notification's text. */
export const PUSH_BODY_MAX = 240;
/** The most characters of the address that a push notification opens. */
export const PUSH_URL_MAX = 500;
/** After how many characters most phones cut a push notification's text. */
export const PUSH_BODY_SHOWN = 110;
/** For how long a push notification can be taken back before it goes out. */
export const PUSH_UNDO_S = 10;
/** For how many days is stored what became of a push notification on each device. */
export const PUSH_DELIVERY_DAYS = 30;

/** Who gets a push notification: of those who turned them on. Source: docs/product/push.md. */
export const PUSH_TARGETS = ["all", "registered", "developers", "companies", "speakers"] as const;
export type PushTarget = (typeof PUSH_TARGETS)[number];

export const PUSH_TARGET_LABELS: Record<PushTarget, string> = {
  all: "All",
  registered: "Registered",
  developers: "Developers",
  companies: "Companies",
  speakers: "Speakers",
};

/** What a click on a push notification opens. */
export const PUSH_ACTIONS = {
  NONE: 0,
  OPEN_URL: 1,
  OPEN_EVENT_SESSION: 2,
  OPEN_EVENT_PARTNER: 3,
} as const;
export type PushAction = (typeof PUSH_ACTIONS)[keyof typeof PUSH_ACTIONS];

export const PUSH_ACTION_LABELS: Record<PushAction, string> = {
  [PUSH_ACTIONS.NONE]: "Nothing",
  [PUSH_ACTIONS.OPEN_URL]: "Web page",
  [PUSH_ACTIONS.OPEN_EVENT_SESSION]: "Session",
  [PUSH_ACTIONS.OPEN_EVENT_PARTNER]: "Partner",
};

/** The kind of address that a click leads to. */
export const PUSH_REDIRECTS = { URL: 0, SESSION: 1, EXHIBITOR: 2 } as const;
export type PushRedirect = (typeof PUSH_REDIRECTS)[keyof typeof PUSH_REDIRECTS];

/** The one kind of address that belongs to each action; null if it opens nothing. */
export const REDIRECT_OF_ACTION: Record<PushAction, PushRedirect | null> = {
  [PUSH_ACTIONS.NONE]: null,
  [PUSH_ACTIONS.OPEN_URL]: PUSH_REDIRECTS.URL,
  [PUSH_ACTIONS.OPEN_EVENT_SESSION]: PUSH_REDIRECTS.SESSION,
  [PUSH_ACTIONS.OPEN_EVENT_PARTNER]: PUSH_REDIRECTS.EXHIBITOR,
};

/** The states of a push notification. */
export const PUSH_STATUSES = {
  DRAFT: 0,
  SCHEDULED: 1,
  QUEUED: 2,
  SENDING: 3,
  SENT: 4,
  DELETED: 5,
  FAILED: 6,
} as const;
export type PushStatus = (typeof PUSH_STATUSES)[keyof typeof PUSH_STATUSES];

export const PUSH_STATUS_LABELS: Record<PushStatus, string> = {
  [PUSH_STATUSES.DRAFT]: "Draft",
  [PUSH_STATUSES.SCHEDULED]: "Scheduled",
  [PUSH_STATUSES.QUEUED]: "Queued",
  [PUSH_STATUSES.SENDING]: "Sending",
  [PUSH_STATUSES.SENT]: "Sent",
  [PUSH_STATUSES.DELETED]: "Deleted",
  [PUSH_STATUSES.FAILED]: "Failed",
};

/**
 * What became of a push notification on one device. `CLAIMED` is on its way; what a stopped process left
 * that way is `UNKNOWN`, as it is never sent again.
 */
export const PUSH_DELIVERY_STATES = {
  WAITING: 0,
  CLAIMED: 1,
  DELIVERED: 2,
  EXPIRED: 3,
  FAILED: 4,
  UNKNOWN: 5,
} as const;
export type PushDeliveryState = (typeof PUSH_DELIVERY_STATES)[keyof typeof PUSH_DELIVERY_STATES];

/** The code of the answer to a change of a push notification that someone else has saved meanwhile. */
export const PUSH_CHANGED = "push_changed";

export const PUSH_MESSAGES = {
  title: "Write a title.",
  titleLines: "A title has one line.",
  body: "Write the text.",
  target: "Choose who gets it.",
  action: "Choose what a click opens.",
  redirect: "This isn’t what the chosen action opens.",
  url: "Enter an address that starts with https://, or a page of the site such as /en/jobs.",
  urlRequired: "Enter the address that a click opens.",
  session: "Choose a session of this event.",
  partner: "Choose a partner of this event.",
  page: "Publish the event’s page first: that’s where it opens.",
  status: "Save it as a draft, schedule it or send it.",
  schedule: "Choose when to send it.",
  past: "Choose a time in the future.",
  far: "Choose a time within a year.",
  nobody: "Nobody in this group has push notifications on.",
  noDevice:
    "None of your browsers gets push notifications. Turn them on in your profile on the site, then try again.",
  changed: "Someone else has saved this notification since you opened it.",
  gone: "This notification is on its way and can’t be changed.",
  deleted: "Only drafts and scheduled notifications can be deleted.",
} as const;
