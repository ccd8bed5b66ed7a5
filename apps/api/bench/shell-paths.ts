/** Returns twelve rows by id: `?ids=1,2,…`. */
export const ROWS_PATH = "/bench/rows";

/** The search in SQL, relative to the API's base. */
export const SQL_SEARCH_PATH = "/bench/jobs";
