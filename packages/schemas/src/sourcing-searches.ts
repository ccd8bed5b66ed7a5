import { z } from "zod";

import { SEARCH_NAME_MAX, SOURCING_MESSAGES as M, SOURCING_ORDERS } from "./constants/sourcing.ts";
import { flag, id, requiredText } from "./fields.ts";
import { sourcingFilters } from "./sourcing.ts";

const savedCriteria = sourcingFilters.extend({
  order_by: z.enum(SOURCING_ORDERS.map((each) => each.id)).default("match"),
});
export type SavedCriteria = z.output<typeof savedCriteria>;

/** A search for developers to save under a name; a shared one is listed for all colleagues, too. */
export const sourcingSearchBody = z.object({
  name: requiredText(SEARCH_NAME_MAX, M.searchName),
  shared: flag.default(false),
  search: savedCriteria,
});
export type SourcingSearchBody = z.output<typeof sourcingSearchBody>;

/** A saved search for developers, with the names of what it refers to. */
export const sourcingSearch = z.object({
  id,
  name: z.string(),
  shared: z.boolean(),
  /** Whether the caller saved it, and so may change and delete it. */
  own: z.boolean(),
  /** Who saved it. */
  owner: z.string(),
  search: savedCriteria,
  /** Those of its locations that still exist. */
  places: z.array(z.object({ id, label: z.string(), is_city: z.boolean() })),
  /** Null without a job, or once it was deleted. */
  job: z.object({ id, label: z.string() }).nullable(),
});
export type SavedSourcingSearch = z.output<typeof sourcingSearch>;
