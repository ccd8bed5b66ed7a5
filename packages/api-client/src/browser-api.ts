/** The API for pages in the browser: same origin, authenticated by cookie. */
export * as api from "./browser-calls.generated.ts";
