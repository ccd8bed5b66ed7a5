/** Twelve rows by id: `?ids=1,2,…` */
export const ROWS_PATH = "/bench/rows";

/** The search in SQL, below the API's own base. */
export const SQL_SEARCH_PATH = "/bench/jobs";
