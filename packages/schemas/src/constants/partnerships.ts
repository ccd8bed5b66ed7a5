/** The parts of a partnership that a company fills in, in the order of its screen. */
export const PARTNERSHIP_PARTS = [
  "company",
  "booth",
  "people",
  "sessions",
  "goodies",
  "activities",
  "links",
] as const;
export type PartnershipPart = (typeof PARTNERSHIP_PARTS)[number];

export const PART_LABELS: Record<PartnershipPart, string> = {
  company: "Company",
  booth: "Booth",
  people: "People",
  sessions: "Sessions",
  goodies: "Goodies",
  activities: "Activities",
  links: "Links",
};

/** What a company can have filled in for an event, its contacts included; staff enter its booth. */
export const FILLED_PARTS = [
  "company",
  "people",
  "sessions",
  "goodies",
  "activities",
  "links",
  "leads",
] as const;
export type FilledPart = (typeof FILLED_PARTS)[number];

const FILLED_PART_WORDS: Record<FilledPart, string> = {
  company: "its logo, cover, name or introduction",
  people: "people",
  sessions: "sessions",
  goodies: "goodies",
  activities: "activities",
  links: "links",
  leads: "leads",
};

const words = /* @__PURE__ */ new Intl.ListFormat("en-GB");

/** Says what a company has filled in for an event: "people and goodies". Pure. */
export const describeFilledParts = (parts: readonly FilledPart[]) =>
  words.format(parts.map((part) => FILLED_PART_WORDS[part]));

/** What someone does for a company at an event. */
export const PERSON_ROLES = ["contact", "booth_staff", "speaker"] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

export const PERSON_ROLE_LABELS: Record<PersonRole, string> = {
  contact: "Main contact",
  booth_staff: "Booth staff",
  speaker: "Speaker",
};

/** The kinds of an event's sessions. */
export const SESSION_KINDS = ["talk", "workshop"] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

export const SESSION_KIND_LABELS: Record<SessionKind, string> = {
  talk: "Talk",
  workshop: "Workshop",
};

/** The links of a partnership, in order; each has a field of this name and one with `_title`. */
export const PARTNERSHIP_LINKS = [
  "company_link_one",
  "company_link_two",
  "company_link_three",
  "company_link_four",
  "company_link_five",
] as const;
export type PartnershipLink = (typeof PARTNERSHIP_LINKS)[number];

/** The lists of contacts that an event has. */
export const CONTACT_TYPES = ["attendees", "guests", "leads"] as const;

/** The maximum lengths of texts. */
export const PARTNERSHIP_INTRODUCTION_MAX = 600;
export const BOOTH_NUMBER_MAX = 20;
export const PARTNERSHIP_TITLE_MAX = 80;
export const PARTNERSHIP_DESCRIPTION_MAX = 300;
export const PARTNERSHIP_LINK_MAX = 500;
export const LINK_TITLE_MAX = 60;
export const LEAD_NOTE_MAX = 500;

/** How many goodies and activities a partnership can have. */
export const GOODIES_MAX = 20;
export const ACTIVITIES_MAX = 60;

/** The most pieces of a goodie. */
export const QUANTITY_MAX = 1_000_000;

/** The code of the answer to a change of a part whose deadline has passed. */
export const PART_CLOSED = "part_closed";

export const PARTNERSHIP_MESSAGES = {
  partnershipUnknown: "Choose a partnership from the list.",
  firstNameRequired: "Enter a first name.",
  lastNameRequired: "Enter a last name.",
  emailRequired: "Enter an email address.",
  jobTitleRequired: "Enter a job title.",
  roleRequired: "Choose what this person does at the event.",
  personKnown: "Someone with this email address is already on the list.",
  personUnknown: "Choose people from your list.",
  noPasses: (passes: number) =>
    `${passes === 1 ? "Your only pass is" : `All ${passes} passes are`} in use. Remove someone to add another person.`,
  imageMissing: "Please upload this image first.",
  sessionsUnknown: "Choose sessions of this event.",
  sessionsMany: (kind: SessionKind, included: number) =>
    included === 0
      ? `Your package includes no ${kind}.`
      : `Your package includes ${included} ${kind}${included === 1 ? "" : "s"}.`,
  goodieTitleRequired: "Give the goodie a name.",
  goodieKnown: "You already have a goodie with this name.",
  goodiesMany: `You have ${GOODIES_MAX} goodies, the maximum. Remove one to add another.`,
  quantityInvalid: "Enter how many pieces you bring.",
  activityTitleRequired: "Give the activity a name.",
  activityKnown: "You already have this activity at this time.",
  activitiesMany: `You have ${ACTIVITIES_MAX} activities, the maximum. Remove one to add another.`,
  timeRequired: "Enter a time.",
  beforeEvent: "The event hasn’t started at this time.",
  afterEvent: "The event is over at this time.",
  endsBeforeStart: "Choose a time after the start.",
  linkInvalid: "Enter an address that starts with https://.",
  linkRequired: "Enter where the link leads.",
  linkTitleRequired: "Give the link a title.",
  agreementRequired: "Only add people who agreed.",
  leadKnown: "This person is already on your list.",
  leadsEarly: "You can add leads from the first day of the event.",
  noBooth: "Your package doesn’t include a booth.",
  filledIn: (parts: readonly FilledPart[]) =>
    `This company has filled in ${describeFilledParts(parts)} for the event. Empty that first, so that nothing is lost by accident.`,
  closed: "The deadline for this part has passed. Ask the organisers to change it.",
} as const;
