export const DATA_EXPORT_STATUSES = ["building", "ready", "failed"] as const;

/** Days for which an archive of somebody's data is kept. */
export const DATA_EXPORT_DAYS = 7;

/** Where the site shows one's archives. */
export const DATA_EXPORT_PATH = "/user/profile#data";
