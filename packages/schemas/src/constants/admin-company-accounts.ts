/** The maximum lengths of what staff write about a company. */
export const INTERNAL_NOTES_MAX = 10_000;
export const STAFF_NOTE_MAX = 500;

/** The most credits and job slots that staff can give. */
export const STAFF_CREDITS_MAX = 10_000;
export const STAFF_SLOTS_MAX = 1000;

export const COMPANY_STAFF_MESSAGES = {
  creditsRequired: "Enter a number of credits from 0.",
  creditsChanged: (balance: number) =>
    `The balance has changed to ${balance} in the meantime. Check it and save again.`,
  noteRequired: "Say why, for the ledger.",
  typeRequired: "Choose company or agency.",
  contactRequired: "Enter an email address.",
  nameTaken: (id: number) => `There’s already a company with this name, #${id}.`,
  holderRequired: "Choose a user, or enter a name and an email address.",
  holderUnknown: "Choose an active user of the company.",
  holderSuspended: "This user is suspended. Reactivate them first.",
  holderInvited: "They haven’t accepted their invitation yet.",
  holderClosed: "This address can’t be invited right now.",
  alreadyVerified: "This address has been confirmed already.",
  managerUnknown: "Choose a customer success manager from the list.",
  planUnknown: "Choose a plan from the list.",
  slotsRequired: "Enter the number of job slots.",
  dayRequired: "Choose a day.",
  endBeforeStart: "Choose an end after the start.",
  endPast: "Choose an end in the future.",
  billingMissing:
    "Add the company’s billing details first, or leave the price empty to charge nothing here.",
  nothingToEnd: "The company has no such membership.",
} as const;
