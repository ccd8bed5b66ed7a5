/** So many attempts in so many seconds. */
export type Limit = { name: string; attempts: number; seconds: number };

/** Failed logins of one account from one address. */
export const LOGIN_LIMIT: Limit = { name: "login", attempts: 5, seconds: 15 * 60 };

/** Sign-ups from one address. */
export const SIGN_UP_LIMIT: Limit = { name: "sign-up", attempts: 10, seconds: 60 * 60 };

/** Logins at other providers that one address begins or ends. */
export const OAUTH_LIMIT: Limit = { name: "oauth", attempts: 30, seconds: 15 * 60 };

/** Verification mails of one login. */
export const VERIFICATION_LIMIT: Limit = { name: "verification", attempts: 5, seconds: 60 * 60 };

/** Asking for a reset from one address, and for one login. */
export const FORGOT_VISITOR_LIMIT: Limit = { name: "forgot-place", attempts: 20, seconds: 60 * 60 };

export const FORGOT_LIMIT: Limit = { name: "forgot", attempts: 5, seconds: 60 * 60 };

/** Wrong answers of a logged-in person who is asked for their password again. */
export const PASSWORD_LIMIT: Limit = { name: "password", attempts: 5, seconds: 15 * 60 };

/** Codes that a login is sent, and answers to them. */
export const CODE_MAIL_LIMIT: Limit = { name: "code-mail", attempts: 3, seconds: 60 * 60 };

export const CODE_LIMIT: Limit = { name: "code", attempts: 5, seconds: 10 * 60 };

/** Other addresses that a login asks for. */
export const EMAIL_CHANGE_LIMIT: Limit = { name: "email-change", attempts: 5, seconds: 60 * 60 };

/** Codes, passkeys and recovery codes that one login tried, right ones aside. */
export const MFA_LIMIT: Limit = { name: "mfa", attempts: 10, seconds: 60 * 60 };

/** Codes by text message for one login: one and three more. A right one begins the hour anew. */
export const TEXTS_AN_HOUR: Limit = { name: "texts-hour", attempts: 4, seconds: 60 * 60 };

/** Codes by text message in a day, for one login and for one number that nobody has confirmed yet. */
export const TEXTS_A_DAY: Limit = { name: "texts-day", attempts: 11, seconds: 24 * 60 * 60 };

/** Log-ins by passkey that one address begins. */
export const PASSKEY_LOG_IN_LIMIT: Limit = { name: "passkey", attempts: 30, seconds: 15 * 60 };

/** Estimates of a draft's reach from one address; a form asks for two at each edit. */
export const REACH_LIMIT: Limit = { name: "reach", attempts: 120, seconds: 60 };

/** Salaries that are worked out for one address. */
export const SALARY_LIMIT: Limit = { name: "salary", attempts: 60, seconds: 60 };

/** Pages of the public feed of jobs that one address reads. */
export const PUBLIC_JOBS_LIMIT: Limit = { name: "public-jobs", attempts: 60, seconds: 60 };

/** Tracking events from one address. */
export const TRACKING_LIMIT: Limit = { name: "tracking", attempts: 600, seconds: 60 };

/** Failures of pages that are reported from one address. */
export const ERROR_REPORT_LIMIT: Limit = { name: "error-report", attempts: 60, seconds: 60 };

/** Copies of everything held about a login. */
export const DATA_EXPORT_LIMIT: Limit = { name: "data-export", attempts: 3, seconds: 24 * 60 * 60 };
