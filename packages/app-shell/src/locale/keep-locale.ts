import { LOCALE_COOKIE, LOCALE_DAYS } from "@devguild/schemas/constants/locale";
import { keepCookie } from "@devguild/session/keep-cookie";

/**
 * Keeps the language that the page is read in. The browser does it and not the server, because a page that
 * sets a cookie could not be stored and sent to everybody.
 */
export const keepLocale = (domain: string | undefined) =>
  keepCookie(LOCALE_COOKIE, document.documentElement.lang, LOCALE_DAYS, domain);
