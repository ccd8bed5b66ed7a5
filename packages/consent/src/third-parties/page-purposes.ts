import type { ConsentCategory } from "@devguild/schemas/constants/consents";

import { opensSomething } from "./page-rules.ts";

/** Loader data of a page that itself needs consent, whatever services are configured. */
export type PagePurposes = { asksFor: readonly ConsentCategory[] };

const hasPurposes = (data: unknown): data is PagePurposes =>
  typeof data === "object" && data !== null && "asksFor" in data;

/** Lists the categories that the matched pages need consent for, from their loader data. */
export const listPurposes = (
  loaded: readonly unknown[],
  pathname: string,
  search: string,
): readonly ConsentCategory[] =>
  opensSomething(pathname, search)
    ? []
    : loaded.flatMap((data) => (hasPurposes(data) ? data.asksFor : []));
