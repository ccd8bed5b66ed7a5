/** The cookie with the user's language, and its lifetime in days. */
export const LOCALE_COOKIE = "devguild_locale";
export const LOCALE_DAYS = 365;
