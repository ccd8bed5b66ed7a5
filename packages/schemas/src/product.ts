/** The product's name wherever people read it. To rename the product, change it here. */
export const PRODUCT_NAME = "Devguild";

/** The only language prefix so far; all paths of the product are below it. */
export const LANGUAGE = "en";

/** The prefix of the product's keys in browser storage and cookies. */
export const STORAGE_PREFIX = "devguild";

/** The cookie with the session's token, for the three apps of one host. */
export const SESSION_COOKIE = "devguild_session";

/** The cookie of the browser that signed up, which verifying the address elsewhere doesn't log out. */
export const SIGN_UP_COOKIE = "devguild_signup";

/** The cookie that ties a login at another provider to the browser that started it. */
export const BROWSER_COOKIE = "devguild_browser";

/** Which logins were used in this browser before, signed, so that guesses from elsewhere don't lock it out. */
export const KNOWN_BROWSER_COOKIE = "devguild_known";
