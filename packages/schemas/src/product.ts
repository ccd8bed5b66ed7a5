/** The product's name everywhere a person reads it. An operator renames the product here. */
export const PRODUCT_NAME = "Devguild";

/** The only language prefix so far; every product path sits below it. */
export const LANGUAGE = "en";

/** Prefix of what the product keeps in a browser's storage and cookies. */
export const STORAGE_PREFIX = "devguild";

/** The cookie that carries a session's token to the three apps of one host. */
export const SESSION_COOKIE = "devguild_session";

/** The cookie that binds a login at another provider to the browser that began it. */
export const BROWSER_COOKIE = "devguild_browser";
