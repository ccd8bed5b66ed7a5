import { localized } from "@devguild/session/redirects";

/** The list of all developers. */
export const DEVELOPERS_PATH = localized("/admin/developers");

/** Returns the path of a developer's record. */
export const developerPath = (id: number) => `${DEVELOPERS_PATH}/${id}`;
