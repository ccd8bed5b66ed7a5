/** Returns twelve rows by id: `?ids=1,2,…`. */
export const ROWS_PATH = "/bench/rows";

/** Returns developers by id, as staff see them in a search: `?ids=1,2,…`. */
export const DEVELOPER_ROWS_PATH = "/bench/developer-rows";

/** The search in SQL, relative to the API's base. */
export const SQL_SEARCH_PATH = "/bench/jobs";
