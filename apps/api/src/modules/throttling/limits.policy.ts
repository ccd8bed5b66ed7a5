/** A maximum number of attempts within a number of seconds. */
export type Limit = { name: string; attempts: number; seconds: number };

/** Failed log-ins to one account from one network address. */
export const LOGIN_LIMIT: Limit = { name: "login", attempts: 5, seconds: 15 * 60 };

/** Sign-ups from one network address. */
export const SIGN_UP_LIMIT: Limit = { name: "sign-up", attempts: 10, seconds: 60 * 60 };

/** Logins at other providers, started or completed from one network address. */
export const OAUTH_LIMIT: Limit = { name: "oauth", attempts: 30, seconds: 15 * 60 };

/** Verification emails to one login. */
export const VERIFICATION_LIMIT: Limit = { name: "verification", attempts: 5, seconds: 60 * 60 };

/** Password reset requests from one network address, and for one login. */
export const FORGOT_VISITOR_LIMIT: Limit = { name: "forgot-place", attempts: 20, seconds: 60 * 60 };

export const FORGOT_LIMIT: Limit = { name: "forgot", attempts: 5, seconds: 60 * 60 };

/** Wrong answers when a logged-in user has to re-enter their password. */
export const PASSWORD_LIMIT: Limit = { name: "password", attempts: 5, seconds: 15 * 60 };

/** Codes emailed to a login, and attempts to enter them. */
export const CODE_MAIL_LIMIT: Limit = { name: "code-mail", attempts: 3, seconds: 60 * 60 };

export const CODE_LIMIT: Limit = { name: "code", attempts: 5, seconds: 10 * 60 };

/** Changes of address requested by a login. */
export const EMAIL_CHANGE_LIMIT: Limit = { name: "email-change", attempts: 5, seconds: 60 * 60 };

/** Second-factor attempts of one login, not counting correct ones. */
export const MFA_LIMIT: Limit = { name: "mfa", attempts: 10, seconds: 60 * 60 };

/** Text message codes for one login: one and three resends. A correct code resets the hour. */
export const TEXTS_AN_HOUR: Limit = { name: "texts-hour", attempts: 4, seconds: 60 * 60 };

/** Text message codes per day, for one login and for one unconfirmed number. */
export const TEXTS_A_DAY: Limit = { name: "texts-day", attempts: 11, seconds: 24 * 60 * 60 };

/** Passkey log-ins started from one network address. */
export const PASSKEY_LOG_IN_LIMIT: Limit = { name: "passkey", attempts: 30, seconds: 15 * 60 };

/** Reach estimates from one network address; the form requests two per edit. */
export const REACH_LIMIT: Limit = { name: "reach", attempts: 120, seconds: 60 };

/** Salary estimates from one network address. */
export const SALARY_LIMIT: Limit = { name: "salary", attempts: 60, seconds: 60 };

/** Pages of the public job feed read from one network address. */
export const PUBLIC_JOBS_LIMIT: Limit = { name: "public-jobs", attempts: 60, seconds: 60 };

/** Tracking events from one network address. */
export const TRACKING_LIMIT: Limit = { name: "tracking", attempts: 600, seconds: 60 };

/** Error reports of web apps from one network address. */
export const ERROR_REPORT_LIMIT: Limit = { name: "error-report", attempts: 60, seconds: 60 };

/** Data exports of one login. */
export const DATA_EXPORT_LIMIT: Limit = { name: "data-export", attempts: 3, seconds: 24 * 60 * 60 };
