/** What is written down about a login, so that its owner can see it; with the words for it. */
export const SECURITY_EVENTS = {
  logged_in: "Logged in",
  password_changed: "Password changed",
  password_reset: "Password reset by a link",
  password_set: "Password set",
  email_change_asked: "Another e-mail address asked for",
  email_changed: "E-mail address changed",
  session_ended: "A session ended",
  other_sessions_ended: "All other sessions ended",
  connection_added: "A way to log in added",
  connection_removed: "A way to log in removed",
  invitation_accepted: "Invitation accepted",
  developer_added: "Became a developer",
  account_deleted: "Account deleted",
  account_restored: "Account restored",
} as const;
export type SecurityEventName = keyof typeof SECURITY_EVENTS;
export const SECURITY_EVENT_NAMES = Object.keys(SECURITY_EVENTS) as [
  SecurityEventName,
  ...SecurityEventName[],
];
