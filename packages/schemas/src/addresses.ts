/** The base path of all API calls. */
export const API_BASE = "/api/v2";
