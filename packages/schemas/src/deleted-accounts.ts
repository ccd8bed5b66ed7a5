import { z } from "zod";

import { ACCOUNT_TYPES } from "./constants/accounts.ts";
import { id, instant, queryPage, queryPerPage } from "./fields.ts";

/** A deleted developer or generic account that can still be restored; companies have a list of their own. */
export const deletedAccountRow = z.object({
  /** The deletion's id. */
  id,
  user_id: id,
  full_name: z.string(),
  email: z.string(),
  account_type: z.enum(ACCOUNT_TYPES),
  /** Whether the login was deleted with it, because it was the last account. */
  with_login: z.boolean(),
  deleted_at: instant,
  /** Who deleted it; null if the owner did. */
  deleted_by: z.object({ id, full_name: z.string() }).nullable(),
  restorable_until: instant,
});
export type DeletedAccountRow = z.infer<typeof deletedAccountRow>;

/** Searches deleted accounts by name and email address. */
export const deletedAccountsFilter = z.object({
  search_term: z.string().trim().max(200).default(""),
});
export type DeletedAccountsFilter = z.infer<typeof deletedAccountsFilter>;

export const deletedAccountsQuery = deletedAccountsFilter.extend({
  page: queryPage,
  per_page: queryPerPage(30),
});
export type DeletedAccountsQuery = z.infer<typeof deletedAccountsQuery>;
