/** The logged events of a login, with the labels that its owner sees. */
export const SECURITY_EVENTS = {
  logged_in: "Logged in",
  password_changed: "Password changed",
  password_reset: "Password reset by email",
  password_set: "Password set",
  email_change_asked: "Email address change requested",
  email_changed: "Email address changed",
  session_ended: "Session ended",
  other_sessions_ended: "Logged out of all other devices",
  connection_added: "Login method added",
  connection_removed: "Login method removed",
  logged_in_with_factor: "Logged in with two-step login",
  logged_in_with_passkey: "Logged in with a passkey",
  phone_added: "Phone added for two-step login",
  phone_removed: "Phone removed from two-step login",
  app_added: "Authenticator app set up",
  app_removed: "Authenticator app removed",
  passkey_added: "Passkey added",
  passkey_removed: "Passkey removed",
  recovery_codes_made: "Recovery codes generated",
  recovery_code_used: "Recovery code used",
  second_factor_used: "Action confirmed with two-step login",
  second_factor_refused: "Wrong code or passkey",
  other_ways_dropped:
    "Two-step login and connected accounts removed when the address was confirmed",
  data_export_asked: "Data copy requested",
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
