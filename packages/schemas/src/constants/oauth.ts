/** Providers that may log people in, beside passwords; `oidc` is whatever issuer an operator names. */
export const OAUTH_PROVIDERS = ["github", "google", "linkedin", "oidc"] as const;
export type OAuthProviderId = (typeof OAUTH_PROVIDERS)[number];

/** The page that providers send people back to. */
export const OAUTH_CALLBACK_PATH = "/en/login";

export const OAUTH_MESSAGES = {
  failed: "This login did not work. Please start it again.",
  noEmail: "This provider did not tell your e-mail address, which we need.",
  emailUnverified:
    "An account with this address exists, and this provider has not confirmed that it is yours. Log in with your password first.",
  takenElsewhere: "This login belongs to another account here.",
} as const;
