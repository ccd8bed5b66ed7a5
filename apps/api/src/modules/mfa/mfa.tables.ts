import { MFA_ACTIONS } from "@devguild/schemas/constants/mfa";
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { users } from "../users/users.tables.ts";

const owner = () =>
  ref()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Phones of logins; a second factor once a code sent to it was entered. */
export const mfaPhones = pgTable("mfa_phones", {
  user_id: owner().primaryKey(),
  phone_number: text().notNull(),
  activated_at: instant(),
  created_at: createdAt(),
});

/** Authenticator apps of logins, with encrypted secrets. No time step is accepted twice. */
export const mfaTotps = pgTable("mfa_totps", {
  user_id: owner().primaryKey(),
  sealed_secret: text().notNull(),
  last_step: ref(),
  activated_at: instant(),
  created_at: createdAt(),
});

/** Public keys of a login's passkeys; the private ones never leave the browser or device. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: identityId(),
    user_id: owner(),
    credential_id: text().notNull().unique(),
    public_key: text().notNull(),
    counter: ref().notNull(),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    backed_up: boolean().notNull(),
    created_at: createdAt(),
    last_used_at: instant(),
  },
  (table) => [index("passkeys_user").on(table.user_id)],
);

/** Recovery codes, each for one use and stored as a keyed hash. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: identityId(),
    user_id: owner(),
    code_hash: text().notNull(),
    used_at: instant(),
    created_at: createdAt(),
  },
  (table) => [unique("recovery_codes_once").on(table.user_id, table.code_hash)],
);

/**
 * Challenges that a second factor answers: to log in, confirm an action, confirm a phone or create a
 * passkey. Only `passkey-log-in` doesn't know the login yet.
 */
export const mfaChallenges = pgTable(
  "mfa_challenges",
  {
    id: identityId(),
    token_hash: text().notNull().unique(),
    purpose: text({ enum: ["log-in", "action", "phone", "passkey", "passkey-log-in"] }).notNull(),
    user_id: ref().references(() => users.id, { onDelete: "cascade" }),
    action: text({ enum: MFA_ACTIONS }),
    subject_id: ref(),
    passkey_challenge: text(),
    code_hash: text(),
    code_expires_at: instant(),
    tries: smallint().notNull().default(0),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index("mfa_challenges_user").on(table.user_id, table.purpose),
    index("mfa_challenges_expiry").on(table.expires_at),
    check(
      "mfa_challenges_user_known",
      sql`(${table.purpose} = 'passkey-log-in') = (${table.user_id} is null)`,
    ),
  ],
);

/** Single-use proofs for one action on one subject. */
export const mfaTokens = pgTable(
  "mfa_tokens",
  {
    id: identityId(),
    token_hash: text().notNull().unique(),
    user_id: owner(),
    action: text({ enum: MFA_ACTIONS }).notNull(),
    subject_id: ref().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index("mfa_tokens_user").on(table.user_id),
    index("mfa_tokens_expiry").on(table.expires_at),
  ],
);
