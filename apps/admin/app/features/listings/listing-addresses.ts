import { LISTING_CHANGES, SHOWN_CHANGES } from "@devguild/schemas/constants/job-listings";
import {
  type AddressState,
  number,
  oneOf,
  readAddress,
  text,
  writeAddress,
} from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";

/** The sources of imported listings and their imports. */
export const SOURCES_PATH = localized("/admin/job-listings");

/** The list of all imported listings. */
export const LISTINGS_PATH = `${SOURCES_PATH}/all`;

const IMPORT_ADDRESS = {
  import: number,
  /** The company whose sources are listed. */
  owner: number,
  kind: oneOf(LISTING_CHANGES, null),
  show: oneOf(SHOWN_CHANGES, null),
  company: text,
  page: { ...number, max: 10_000, defaultValue: 1 },
};

/** Which import is shown below the sources, and which of its changes. */
export type ImportAddress = AddressState<typeof IMPORT_ADDRESS>;

/** Parses which import is shown. */
export const readImportAddress = (params: URLSearchParams) => readAddress(IMPORT_ADDRESS, params);

/** Returns the link to some of an import's changes, without those that aren't given. */
export const importPath = (state: Partial<ImportAddress>) =>
  SOURCES_PATH + writeAddress(IMPORT_ADDRESS, state);
