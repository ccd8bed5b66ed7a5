import { LOCALE_COOKIE, LOCALE_DAYS } from "@devguild/schemas/constants/locale";
import { keepCookie } from "@devguild/session/keep-cookie";

/**
 * Stores the page's language in a cookie. The browser does it rather than the server, because a
 * page that sets a cookie can't be cached for everyone.
 */
export const keepLocale = (domain: string | undefined) =>
  keepCookie(LOCALE_COOKIE, document.documentElement.lang, LOCALE_DAYS, domain);
