import { DAY_MS, MINUTE_MS } from "../../time.ts";
import type { oneTimeTokens } from "./tokens.tables.ts";

type TokenRow = typeof oneTimeTokens.$inferSelect;

export type TokenPurpose = TokenRow["purpose"];

/** How long a link or code is valid, by purpose. Source: docs/product/account.md. */
export const TOKEN_LIFETIMES_MS: Record<TokenPurpose, number> = {
  "verify-email": 2 * DAY_MS,
  "change-email": 2 * DAY_MS,
  "reset-password": 60 * MINUTE_MS,
  "set-password": 10 * MINUTE_MS,
  "delete-account": 10 * MINUTE_MS,
  invitation: 7 * DAY_MS,
  "restore-account": 30 * DAY_MS,
};

// An expired invitation stays known, to distinguish it from one that never existed.
export const RETENTION_MS = 30 * DAY_MS;
