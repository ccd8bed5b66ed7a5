type Maximum = {
  name: string;
  attempts: number;
  seconds: number;
  /** What people can do instead of waiting, as the end of "Try again in 5 minutes, or …". */
  instead?: string;
};

/** A maximum number of attempts within a number of seconds. */
export type Limit = Maximum & { per?: never };

/** A limit for each network that visitors come from, alone or together with something else. */
export type NetworkLimit = Maximum & { per: "network" };

/** Where a request came from, and, for limits per network and something else, what it was for. */
export type Visit = { address: string; at?: string };

/** Whose attempts a limit counts. */
export type Attempt = [limit: Limit, who: string] | [limit: NetworkLimit, who: Visit];

/**
 * The limits on guessing one secret. A right answer clears the failures of whoever gave it, but takes
 * back only itself where the others may be someone else's.
 */
export type Guess = { own: readonly Attempt[]; everyones: readonly Attempt[] };

/** Failed log-ins to one account from one network. */
export const LOGIN_LIMIT: NetworkLimit = {
  name: "login",
  attempts: 5,
  seconds: 15 * 60,
  per: "network",
};

/** Failed log-ins from one network, whatever the account. */
export const LOGIN_NETWORK_LIMIT: NetworkLimit = {
  name: "login-network",
  attempts: 50,
  seconds: 15 * 60,
  per: "network",
};

/** Failed log-ins to one account from everywhere except the browsers that it knows. */
export const LOGIN_ACCOUNT_LIMIT: Limit = {
  name: "login-account",
  attempts: 100,
  seconds: 60 * 60,
  instead: "reset your password to log in now",
};

/** Failed log-ins to one account in a browser that it knows, wherever that is. */
export const KNOWN_BROWSER_LIMIT: Limit = { name: "login-known", attempts: 5, seconds: 15 * 60 };

/** Sign-ups from one network address. */
export const SIGN_UP_LIMIT: NetworkLimit = {
  name: "sign-up",
  attempts: 10,
  seconds: 60 * 60,
  per: "network",
};

/** Logins at other providers, started or completed from one network address. */
export const OAUTH_LIMIT: NetworkLimit = {
  name: "oauth",
  attempts: 30,
  seconds: 15 * 60,
  per: "network",
};

/**
 * Emails to one address that anyone can have sent to it, whatever asks for them. Beyond the limit they are
 * left out, and the response stays the same. Source: docs/product/account.md.
 */
export const REQUESTED_MAIL_LIMIT: Limit = { name: "mail-to", attempts: 5, seconds: 60 * 60 };

/** Links to confirm the address of one login, requested behind log-in: what strangers request doesn't use them up. */
export const VERIFICATION_LIMIT: Limit = { name: "verification", attempts: 5, seconds: 60 * 60 };

/** Password reset requests from one network, and for one address from one network. */
export const FORGOT_VISITOR_LIMIT: NetworkLimit = {
  name: "forgot-place",
  attempts: 20,
  seconds: 60 * 60,
  per: "network",
};

export const FORGOT_LIMIT: NetworkLimit = {
  name: "forgot",
  attempts: 5,
  seconds: 60 * 60,
  per: "network",
};

/** Wrong answers when a logged-in user has to re-enter their password. */
export const PASSWORD_LIMIT: Limit = { name: "password", attempts: 5, seconds: 15 * 60 };

/** Codes emailed to a login, and attempts to enter them. */
export const CODE_MAIL_LIMIT: Limit = { name: "code-mail", attempts: 3, seconds: 60 * 60 };

export const CODE_LIMIT: Limit = { name: "code", attempts: 5, seconds: 10 * 60 };

/** Companies registered from one network. */
export const REGISTRATION_LIMIT: NetworkLimit = {
  name: "registration",
  attempts: 20,
  seconds: 60 * 60,
  per: "network",
};

/** Wrong codes for a new company's address from one network; another code starts again. */
export const REGISTRATION_CODE_LIMIT: NetworkLimit = {
  name: "registration-code",
  attempts: 5,
  seconds: 10 * 60,
  instead: "get a new code",
  per: "network",
};

/** Wrong codes for a new company's address from everywhere. */
export const REGISTRATION_CODES_LIMIT: Limit = {
  name: "registration-codes",
  attempts: 50,
  seconds: 60 * 60,
};

/** Changes of address requested by a login. */
export const EMAIL_CHANGE_LIMIT: Limit = { name: "email-change", attempts: 5, seconds: 60 * 60 };

/** Wrong second factors for one login from one network. */
export const MFA_LIMIT: NetworkLimit = {
  name: "mfa",
  attempts: 10,
  seconds: 60 * 60,
  per: "network",
};

/** Wrong codes for one login from everywhere except the browsers that it knows. */
export const MFA_ACCOUNT_LIMIT: Limit = {
  name: "mfa-account",
  attempts: 30,
  seconds: 60 * 60,
  instead: "use a passkey or a recovery code",
};

/** Wrong second factors for one login in a browser that it knows, wherever that is. */
export const KNOWN_BROWSER_MFA_LIMIT: Limit = {
  name: "mfa-known",
  attempts: 10,
  seconds: 60 * 60,
};

/** Text message codes for one login, or for a browser that it knows: one and three resends. A correct code resets the hour. */
export const TEXTS_AN_HOUR: Limit = { name: "texts-hour", attempts: 4, seconds: 60 * 60 };

/** Text message codes per day, for one login and for one unconfirmed number. */
export const TEXTS_A_DAY: Limit = { name: "texts-day", attempts: 11, seconds: 24 * 60 * 60 };

/** Passkey log-ins started from one network address. */
export const PASSKEY_LOG_IN_LIMIT: NetworkLimit = {
  name: "passkey",
  attempts: 30,
  seconds: 15 * 60,
  per: "network",
};

/** Invitations that a company sends. */
export const INVITATION_LIMIT: Limit = { name: "invitation", attempts: 100, seconds: 24 * 60 * 60 };

/** Reach estimates from one network address; the form requests two per edit. */
export const REACH_LIMIT: NetworkLimit = {
  name: "reach",
  attempts: 120,
  seconds: 60,
  per: "network",
};

/** Salary estimates from one network address. */
export const SALARY_LIMIT: NetworkLimit = {
  name: "salary",
  attempts: 60,
  seconds: 60,
  per: "network",
};

/** Pages of the public job feed read from one network address. */
export const PUBLIC_JOBS_LIMIT: NetworkLimit = {
  name: "public-jobs",
  attempts: 60,
  seconds: 60,
  per: "network",
};

/** Tracking events from one network address. */
export const TRACKING_LIMIT: NetworkLimit = {
  name: "tracking",
  attempts: 600,
  seconds: 60,
  per: "network",
};

/** Error reports of web apps from one network address. */
export const ERROR_REPORT_LIMIT: NetworkLimit = {
  name: "error-report",
  attempts: 60,
  seconds: 60,
  per: "network",
};

/** Error reports of web apps in all; more are the same error many times, or someone else's text. */
export const ERROR_REPORTS_LIMIT: Limit = { name: "error-reports", attempts: 600, seconds: 60 };

/** Files that one login may upload. */
export const UPLOAD_LIMIT: Limit = { name: "upload", attempts: 20, seconds: 60 * 60 };

/** Data exports of one login. */
export const DATA_EXPORT_LIMIT: Limit = { name: "data-export", attempts: 3, seconds: 24 * 60 * 60 };
