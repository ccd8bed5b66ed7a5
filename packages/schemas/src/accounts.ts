import { z } from "zod";
import { ACCOUNT_TYPES } from "./constants/accounts.ts";

export const accountType = z.enum(ACCOUNT_TYPES);

/** The home of an account: a path with its language prefix, and the name of its route. */
export const home = z.object({ url: z.string(), route: z.string() });
export type Home = z.infer<typeof home>;

/** One of the accounts that a login can switch to. */
export const accountEntry = z.object({
  type: accountType,
  type_id: z.number().int(),
  full_name: z.string(),
  image: z.string().nullable(),
  home,
  current: z.boolean(),
});
export type AccountEntry = z.infer<typeof accountEntry>;

/** The account to switch to; `type_id` distinguishes two companies. */
export const switchAccountBody = z.object({
  account_type: accountType,
  type_id: z.number().int().positive().optional(),
});
