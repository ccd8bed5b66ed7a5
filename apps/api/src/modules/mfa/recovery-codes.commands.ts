import { randomBytes } from "node:crypto";

import type { Configuration } from "@devguild/config/configuration";
import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { hashCode } from "../../secrets/encryption.ts";
import { recoveryCodes } from "./mfa.tables.ts";

const COUNT = 10;
const LENGTH = 16;
// 32 unambiguous characters: 80 bits per code.
const CHARACTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const newCode = () => Array.from(randomBytes(LENGTH), (byte) => CHARACTERS[byte % 32]).join("");

const hashRecoveryCode = (config: Configuration, userId: number, code: string) =>
  hashCode(config.secret, `recovery ${userId}`, code);

/** Replaces all recovery codes of a login; they are returned once and stored as hashes. */
export const replaceRecoveryCodes = async (tx: Db, config: Configuration, userId: number) => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  const codes = Array.from({ length: COUNT }, newCode);
  await tx
    .insert(recoveryCodes)
    .values(
      codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(config, userId, code) })),
    );
  return codes.map((code) => code.replace(/.{4}(?=.)/g, "$&-"));
};

/** Uses up a recovery code; returns false if it is wrong or was already used. */
export const redeemRecoveryCode = async (
  tx: Db,
  config: Configuration,
  userId: number,
  code: string,
) => {
  const typed = code.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const used = await tx
    .update(recoveryCodes)
    .set({ used_at: new Date() })
    .where(
      and(
        eq(recoveryCodes.user_id, userId),
        eq(recoveryCodes.code_hash, hashRecoveryCode(config, userId, typed)),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning();
  return used.length > 0;
};

/** Deletes all recovery codes of a login. */
export const dropRecoveryCodes = (tx: Db, userId: number) =>
  tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
