/**
 * Login providers beside passwords; `oidc` is any issuer that the operator configures, `guild-id` the
 * demo's own.
 */
export const OAUTH_PROVIDERS = ["github", "google", "linkedin", "oidc", "guild-id"] as const;
export type OAuthProviderId = (typeof OAUTH_PROVIDERS)[number];

/** The page that providers redirect back to. */
export const OAUTH_CALLBACK_PATH = "/en/login";

export const OAUTH_MESSAGES = {
  failed: "We couldn’t log you in. Please start again.",
  noEmail: "We need your email address, but this provider didn’t share it.",
  emailUnverified:
    "An account with this address already exists, and this provider hasn’t confirmed that it’s yours. Log in with your password first.",
  takenElsewhere: "This login is connected to another account.",
} as const;
