/** The cookie that keeps the language somebody reads in, and its lifetime in days. */
export const LOCALE_COOKIE = "devguild_locale";
export const LOCALE_DAYS = 365;
