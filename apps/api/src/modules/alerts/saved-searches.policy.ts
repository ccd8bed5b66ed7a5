import { SAVED_SEARCH_NAME_MAX } from "@devguild/schemas/constants/alerts";

/** Returns the default name of a search: its description, cut to the maximum length. */
export const toSearchName = (description: string) =>
  description.length > SAVED_SEARCH_NAME_MAX
    ? `${description.slice(0, SAVED_SEARCH_NAME_MAX - 1).trimEnd()}…`
    : description;
