/** How long an emailed code confirms a new company, in minutes. */
export const REGISTRATION_CODE_MINUTES = 10;

/** How many days the draft of a company that isn't confirmed is kept. */
export const REGISTRATION_DAYS = 30;

export const COMPANY_REGISTRATION_MESSAGES = {
  nameRequired: "Please enter your company name.",
  ownAddress: "Log out to use another email address.",
  loginClosed: "This email address can’t be used. Contact support.",
} as const;
