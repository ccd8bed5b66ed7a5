export const MESSAGES = {
  emailRequired: "Please enter your email address.",
  emailInvalid: "Please enter a valid email address.",
  passwordRequired: "Please enter your password.",
  passwordShort: "The password must be at least 6 characters.",
  passwordLong: "Password must be maximum 64 characters long.",
  passwordMismatch: "Password confirmation does not match.",
  passwordSame: "New password must be different than the current one.",
  passwordWeak: "Please choose a stronger password.",
  termsRequired: "Please confirm to continue.",
  credentials: "These credentials do not match our records.",
  passwordWrong: "This is not your current password.",
  codeRequired: "Please enter the confirmation code.",
  codeWrong: "Incorrect confirmation code, please try again",
  emailSame: "This is already your email address.",
  tokenInvalid: "This link is no longer valid.",
} as const;

/** The last completed step of the sign-up. */
export const SIGNUP_STEPS = { REGISTRATION: 1, BASIC_INFO: 2, COMPLETED: 3 } as const;

/** How many days a deleted account can be restored. */
export const RESTORABLE_DAYS = 30;

/** The version of the sign-up that a developer completed. */
export const SIGNUP_TYPES = { DEVELOPER_V2: 1 } as const;

/** Minutes until the prompt to complete a profile returns. */
export const COMPLETE_PROFILE_REMINDER_MINUTES = 1440;

export const DIGEST_STATUSES = { UNSUBSCRIBED: 0, SUBSCRIBED: 1, NOT_SPECIFIED: 2 } as const;

/** Pages whose menu item is marked as new until they have been visited once. */
export const LAST_SEEN_PAGES = [
  "developer.dashboard",
  "company.dashboard",
  "company.users",
] as const;
