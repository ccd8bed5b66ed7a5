import { SAVED_SEARCH_NAME_MAX } from "@devguild/schemas/constants/alerts";

/** What a search without a name is called: what it searches for, as far as a name holds it. */
export const toSearchName = (description: string) =>
  description.length > SAVED_SEARCH_NAME_MAX
    ? `${description.slice(0, SAVED_SEARCH_NAME_MAX - 1).trimEnd()}…`
    : description;
