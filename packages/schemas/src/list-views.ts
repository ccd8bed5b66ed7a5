import { z } from "zod";

import {
  LIST_DENSITIES,
  LIST_VIEW_MESSAGES as M,
  LIST_VIEW_NAME_MAX,
  LIST_VIEW_QUERY_MAX,
  STAFF_LIST_NAMES,
} from "./constants/list-views.ts";
import { flag, id, requiredText } from "./fields.ts";

const COLUMNS_MAX = 40;

const staffList = z.enum(STAFF_LIST_NAMES);

const query = z
  .string()
  .max(LIST_VIEW_QUERY_MAX)
  .regex(/^(\?[^#\s]*)?$/);

/**
 * A list's search, filters and order to save under a name, as its URL has them: "" or from the question mark;
 * a shared one is listed for all colleagues, too.
 */
export const listViewBody = z.object({
  list: staffList,
  name: requiredText(LIST_VIEW_NAME_MAX, M.name),
  query,
  shared: flag.default(false),
});
export type ListViewBody = z.output<typeof listViewBody>;

/** A saved view of a list. */
export const listView = listViewBody.extend({
  id,
  name: z.string(),
  shared: z.boolean(),
  /** Whether the caller saved it, and so may change and delete it. */
  own: z.boolean(),
  /** Who saved it. */
  owner: z.string(),
});
export type ListView = z.output<typeof listView>;

const columns = z.array(z.string().min(1).max(60)).min(1).max(COLUMNS_MAX);

/** How a person has set up a list: the ids of the columns shown, null for the standard ones. */
export const listLayout = z.object({
  list: staffList,
  columns: columns.nullable(),
  density: z.enum(LIST_DENSITIES),
});
export type ListLayout = z.output<typeof listLayout>;

/** A person's views and layouts of the lists that they may see. */
export const listViews = z.object({ views: z.array(listView), layouts: z.array(listLayout) });
export type StoredListViews = z.output<typeof listViews>;
