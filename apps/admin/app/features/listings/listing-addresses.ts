import { localized } from "@devguild/session/redirects";

/** The sources of imported listings and their imports. */
export const SOURCES_PATH = localized("/admin/job-listings");

/** The list of all imported listings. */
export const LISTINGS_PATH = `${SOURCES_PATH}/all`;
