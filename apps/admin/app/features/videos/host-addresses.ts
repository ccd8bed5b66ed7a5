import { oneOf, readAddress, writeAddress } from "@devguild/session/addresses";
import { VIDEO_PROVIDERS } from "@devguild/schemas/constants/videos";

const ADDRESS = { host: oneOf(VIDEO_PROVIDERS, VIDEO_PROVIDERS[0]) };

/** Reads which host the import shows. */
export const readHost = (params: URLSearchParams) => readAddress(ADDRESS, params).host;

/** Returns the query string of the import from a host. */
export const writeHost = (host: (typeof VIDEO_PROVIDERS)[number]) =>
  writeAddress(ADDRESS, { host });
