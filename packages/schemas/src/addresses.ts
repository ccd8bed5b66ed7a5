/** All calls of the API lie below this path. */
export const API_BASE = "/api/v2";
