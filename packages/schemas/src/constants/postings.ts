/** The maximum length of an ad's title. */
export const JOB_TITLE_MAX = 100;

/** The maximum number of skills of an ad. */
export const JOB_SKILLS_MAX = 5;

/** How many drafts a company can have. */
export const DRAFTS_MAX = 200;

export const TOO_MANY_DRAFTS = `You have ${DRAFTS_MAX} drafts, the maximum. Delete one to start another.`;

/** The maximum length of each rich text of an ad, including its markup. */
export const JOB_TEXT_MAX = 20_000;

/** The label of the region that means "from anywhere". */
export const ANYWHERE_LABEL = "Anywhere";

/** What forms send if no salary band was chosen. */
export const NO_SALARY_ID = -1;

/** Below this number of people, an estimate is withheld. */
export const REACH_MINIMUM = 5;

/** Builds the title of a copy. */
export const copyTitle = (title: string) => `Copy of ${title}`.slice(0, JOB_TITLE_MAX);

/** Why an ad can't be published or saved. */
export const POSTING_MESSAGES = {
  titleRequired: "Please enter the job title.",
  titleLong: "You reached max number of characters.",
  seniorityRequired: "Please define the seniority for the position.",
  placeRequired: 'Please select at least one city or "remote".',
  remotePlaceRequired: "At least one location is required.",
  languageRequired: "Language is required.",
  skillRequired: "Please choose at least one skill required for this position.",
  skillsTooMany: `You reached the maximum of ${JOB_SKILLS_MAX} skills. De-select one skill first to add a different skill.`,
  salarySymbols: "Please enter the salary amount without any symbols.",
  salaryLow: (minimum: number) => `The value must be at least ${minimum}`,
  salaryHigh: (maximum: number) => `The maximum value is ${maximum}`,
  salaryOrder: "Please enter a value greater than the lower level",
  requirementsRequired: "Please enter the job's requirements.",
  tasksRequired: "Please enter the job's tasks.",
  scopeRequired: "Please describe scope of work.",
  benefitsRequired: "Please enter the job's benefits.",
  hybridOptionRequired: "Please select the hybrid option for the position.",
  required: "This is a required field.",
  textLong: "This text is too long.",
  httpsRequired: "Please enter an address that starts with https://.",
  pictureForeign: "Please upload the image instead of linking to it.",
  seniorityUnknown: "Please choose a seniority from the list.",
  skillUnknown: "Please choose skills from the list.",
  cityUnknown: "Please choose cities from the list.",
  regionUnknown: "Please choose regions from the list.",
  countryUnknown: "Please choose countries from the list.",
  languageUnknown: "Please choose a language from the list.",
  priceUnknown: "Please choose a price from the list.",
  ownerUnknown: "Please choose an active user of the company.",
  externalNotAllowed: "This company only takes applications here.",
} as const;

/** The most days by which an ad is extended at once. */
export const EXTEND_DAYS_MAX = 90;

/** How long a boost lasts. */
export const BOOST_DAYS = 7;

/** How long the last part of an ad’s address can be. */
export const JOB_SLUG_MAX = 80;

export const LIFE_CYCLE_MESSAGES = {
  daysMissing: "Please enter how many days.",
  days: `Choose 1 to ${EXTEND_DAYS_MAX} days.`,
  noMembership: "Your membership has ended. Renew it to extend this job.",
  noSlot: (taken: number) =>
    `All ${taken} job slots are taken. Unpublish a job, or wait until one expires.`,
  tooLong: (days: number) =>
    days === 0
      ? "Your membership ends before that. Renew it to extend this job."
      : `Your membership ends before that. Choose ${days === 1 ? "1 day" : `at most ${days} days`}.`,
  extended: "This job has been extended already. Close this to see how long it’s open.",
  boosted: "It has been boosted already.",
  slugTaken: "Another of your jobs has this address.",
  slugInvalid: "Use lowercase letters, digits and hyphens.",
} as const;

/** The pictures of an ad with their minimum size in pixels. */
export const POSTING_PICTURES = {
  logo: { width: 200, height: 200 },
  cover: { width: 1200, height: 400 },
} as const;
export type PostingPicture = keyof typeof POSTING_PICTURES;
export const POSTING_PICTURE_NAMES = Object.keys(POSTING_PICTURES) as [
  PostingPicture,
  ...PostingPicture[],
];

/** The accepted image types, with the extension of the stored file. */
export const PICTURE_TYPES = {
  "image/jpeg": "jpg",
  "image/jpg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
} as const;
export type PictureType = keyof typeof PICTURE_TYPES;
export const PICTURE_TYPE_NAMES = Object.keys(PICTURE_TYPES) as [PictureType, ...PictureType[]];

/** The maximum size of an uploaded picture, in bytes. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
