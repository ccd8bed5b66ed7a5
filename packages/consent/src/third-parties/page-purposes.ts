import type { ConsentCategory } from "@devguild/schemas/constants/consents";

import { opensSomething } from "./page-rules.ts";

/** What a page's loader gives where the page itself, and no service that is configured, needs a consent. */
export type PagePurposes = { asksFor: readonly ConsentCategory[] };

const isAsking = (data: unknown): data is PagePurposes =>
  typeof data === "object" && data !== null && "asksFor" in data;

/** What the pages of an address ask their visitor for, by the data of their loaders. */
export const listPurposes = (
  loaded: readonly unknown[],
  pathname: string,
  search: string,
): readonly ConsentCategory[] =>
  opensSomething(pathname, search)
    ? []
    : loaded.flatMap((data) => (isAsking(data) ? data.asksFor : []));
