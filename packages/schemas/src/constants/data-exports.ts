export const DATA_EXPORT_STATUSES = ["building", "ready", "failed"] as const;

/** How many days a data export can be downloaded. */
export const DATA_EXPORT_DAYS = 7;

/** The page with the user's data exports. */
export const DATA_EXPORT_PATH = "/user/profile#data";
