import { oneOf, readAddress, writeAddress } from "@devguild/session/addresses";
import { IMPORT_SOURCES, type ImportSource } from "@devguild/schemas/constants/video-imports";

const ADDRESS = { host: oneOf(IMPORT_SOURCES) };

/** Reads from where the import screen imports. */
export const readSource = (params: URLSearchParams): ImportSource =>
  readAddress(ADDRESS, params).host;

/** Returns the query string of the import from a host or a file. */
export const writeSource = (host: ImportSource) => writeAddress(ADDRESS, { host });
