/** Second factors, in the order in which screens list them. */
export const MFA_METHODS = ["sms", "totp", "passkey"] as const;
export type MfaMethod = (typeof MFA_METHODS)[number];

export const MFA_METHOD_LABELS: Record<MfaMethod, string> = {
  sms: "Text message",
  totp: "Authenticator app",
  passkey: "Passkey",
};

/**
 * Actions that require a fresh second factor; the `subject_id` of the last two is the user's
 * own id.
 */
export const MFA_ACTIONS = [
  "company.delete",
  "company.gdpr",
  "company.transfer-ownership",
  "developer.gdpr",
  "candidate.change-status",
  "second-factors.change",
  "account.delete",
] as const;
export type MfaAction = (typeof MFA_ACTIONS)[number];

export const MFA_MESSAGES = {
  codeRequired: "Please enter the confirmation code.",
  codeWrong: "Incorrect confirmation code, please try again",
  passkeyWrong: "We couldn’t confirm this passkey.",
  challengeOver: "That took too long, or there were too many attempts. Please start again.",
  tokenInvalid: "Please confirm that it’s you again.",
  phone: "Please enter your phone number with the country code.",
  passkeyName: "Please enter a name.",
} as const;

/** The error code if a second factor is required and the login has none. */
export const MFA_REQUIRED = "mfa_required";
