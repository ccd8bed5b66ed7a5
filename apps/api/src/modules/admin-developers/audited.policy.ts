/** The audit log's subjects of changes to a developer, by the developer's id. */
export const BY_DEVELOPER = [
  "developer-notes",
  "developer-access",
  "developer-suspension",
  "developer-interviews",
  "developer-suggestions",
] as const;

/** The audit log's subjects of changes to a developer's login, by the login's id. */
export const BY_LOGIN = ["developer-login", "deleted-account"] as const;
