/** How many developers one message can go to. */
export const MESSAGE_RECIPIENTS_MAX = 200;
/** The most characters of a message's subject. */
export const MESSAGE_SUBJECT_MAX = 120;
/** The most characters of a message. */
export const MESSAGE_BODY_MAX = 5000;
/** For how many days nobody writes again to someone who got a message. */
export const MESSAGE_PAUSE_DAYS = 7;
/** The most characters of a developer's reply. */
export const MESSAGE_REPLY_MAX = 5000;
/** How often a developer can reply to a message within a day. */
export const MESSAGE_REPLIES_A_DAY = 10;
/** For how long a message can be taken back before it goes out. */
export const MESSAGE_UNDO_S = 10;
/** How many skills, languages or locations a search can name. */
export const SOURCING_FILTER_MAX = 20;

/** How many searches one person can save. */
export const SAVED_SEARCHES_MAX = 50;
/** The most characters of a saved search's name. */
export const SEARCH_NAME_MAX = 60;

/** How long ago people signed up or were last seen, at most. */
export const SOURCING_PERIODS = [
  { id: "any", value: "Any time", days: null },
  { id: "7d", value: "7 days", days: 7 },
  { id: "30d", value: "30 days", days: 30 },
  { id: "90d", value: "90 days", days: 90 },
  { id: "365d", value: "1 year", days: 365 },
] as const;
export type SourcingPeriod = (typeof SOURCING_PERIODS)[number]["id"];

/** Where people live, besides chosen locations. */
export const SOURCING_RESIDENCIES = [
  { id: "any", value: "Anywhere" },
  { id: "eu", value: "In the EU" },
  { id: "non-eu", value: "Outside the EU" },
] as const;
export type SourcingResidency = (typeof SOURCING_RESIDENCIES)[number]["id"];

/** The fewest years with a skill to choose from. */
export const SOURCING_YEARS = [0, 1, 2, 3, 5, 8, 10] as const;
/** How far around a chosen city people may live, in kilometres. */
export const SOURCING_RADII = [0, 25, 50, 100, 200] as const;

export const SOURCING_ORDERS = [
  { id: "match", value: "Best match first" },
  { id: "last_seen", value: "Last seen first" },
  { id: "signed_up", value: "Newest first" },
] as const;

/** Why someone doesn't get a message. */
export const SKIP_REASONS = {
  refused: "wants no more messages",
  recent: `got a message in the last ${MESSAGE_PAUSE_DAYS} days`,
  hidden: "hides their profile from this company",
  unavailable: "can’t be messaged",
} as const;
export type SkipReason = keyof typeof SKIP_REASONS;

/** What became of a message to one developer. */
export const RECIPIENT_STATES = {
  WAITING: 0,
  SENT: 1,
  SKIPPED: 2,
  WITHDRAWN: 3,
  /** Its email could not be sent, however often it was tried. */
  FAILED: 4,
} as const;
export type RecipientState = (typeof RECIPIENT_STATES)[keyof typeof RECIPIENT_STATES];

/** The placeholder for the reader's first name. */
export const FIRST_NAME = "{{first_name}}";

/** Writes someone's first name into a message. Pure. */
export const fillFirstName = (text: string, firstName: string) =>
  text.replaceAll(FIRST_NAME, () => firstName || "there");

/** Returns the first placeholder of a text that no message knows; undefined if there is none. Pure. */
export const findUnknownPlaceholder = (text: string) =>
  text.match(/\{\{[^{}]*\}\}/g)?.find((each) => each !== FIRST_NAME);

export const SOURCING_MESSAGES = {
  sender: "Choose someone of our staff who may write to developers.",
  job: "Choose an open job.",
  matchJob: "This job was deleted. Choose another one.",
  subject: "Write a subject.",
  body: "Write a message.",
  placeholder: (found: string) => `${found} isn’t filled in; only ${FIRST_NAME} is.`,
  subjectLines: "A subject has one line.",
  nobody: "Nobody of those chosen can get this message now.",
  someone: "Choose at least one developer.",
  many: `A message goes to ${MESSAGE_RECIPIENTS_MAX} developers at most.`,
  searchName: "Enter a name for the search.",
  searchTaken: "You already have a search with this name.",
  tooManySearches: `You can save at most ${SAVED_SEARCHES_MAX} searches. Delete one first.`,
  reply: "Write your reply.",
  tooManyReplies: `You can reply ${MESSAGE_REPLIES_A_DAY} times a day. Try again tomorrow.`,
  noReader: "Whoever wrote this no longer works with us, so nobody would read your reply.",
  gone: "The message is on its way and can’t be taken back.",
} as const;
