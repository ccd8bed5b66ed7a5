/** What a login may prove beside its password, in the order in which screens list it. */
export const MFA_METHODS = ["sms", "totp", "passkey"] as const;
export type MfaMethod = (typeof MFA_METHODS)[number];

/** What an action needs a fresh proof for; `subject_id` of the last is one's own user id. */
export const MFA_ACTIONS = [
  "company.delete",
  "company.gdpr",
  "developer.gdpr",
  "candidate.change-status",
  "second-factors.change",
] as const;
export type MfaAction = (typeof MFA_ACTIONS)[number];

export const MFA_MESSAGES = {
  codeRequired: "Please enter the code.",
  codeWrong: "This code is not valid, or no longer.",
  passkeyWrong: "We couldn’t confirm this passkey.",
  challengeOver: "This took too long or had too many attempts. Please start again.",
  tokenInvalid: "Please confirm that it’s you again.",
  phone: "Please enter your phone number with the country code.",
  passkeyName: "Please enter a name.",
} as const;

/** The code of a failure where a second factor is needed and there is none. */
export const MFA_REQUIRED = "mfa_required";
