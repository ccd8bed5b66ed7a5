/** The API as this browser's pages reach it: on their own origin, with their cookie. */
export * as api from "./browser-calls.generated.ts";
