import { DAY_MS, MINUTE_MS } from "../../time.ts";
import type { oneTimeTokens } from "./tokens.tables.ts";

type TokenRow = typeof oneTimeTokens.$inferSelect;

export type TokenPurpose = TokenRow["purpose"];

/** How long a link or a code of each purpose works. Source: docs/product/account.md. */
export const TOKEN_LIFETIMES_MS: Record<TokenPurpose, number> = {
  "verify-email": 2 * DAY_MS,
  "change-email": 2 * DAY_MS,
  "reset-password": 60 * MINUTE_MS,
  "set-password": 10 * MINUTE_MS,
  invitation: 7 * DAY_MS,
  "restore-account": 30 * DAY_MS,
};

// An invitation that is over is still known, so that it can be told from one that never was.
export const RETENTION_MS = 30 * DAY_MS;
